/// A name, or the extension of a file, that no format has.
public struct UnknownGraphFormat: Error, Hashable, CustomStringConvertible {
  let name: String
  let isExtension: Bool

  public var description: String {
    let known =
      isExtension ? GraphFormat.all.flatMap(\.fileExtensions).map { ".\($0)" } : GraphFormat.all.map(\.name)
    let problem =
      switch (isExtension, name.isEmpty) {
      case (true, true): "the file has no extension that names a format"
      case (true, false): "no format has the extension '.\(name)'"
      case (false, _): "there is no format '\(name)'"
      }
    return "\(problem); there are \(known.joined(separator: ", "))"
  }
}
