import BindingGraph

/// Shows places in the code without what differs between machines.
struct DocumentPlaces {
  private let prefix: String?
  private let showsWholePaths: Bool

  /// Shows paths as the compiler knew them.
  static let wholePaths = DocumentPlaces(prefix: nil, showsWholePaths: true)

  private init(prefix: String?, showsWholePaths: Bool) {
    self.prefix = prefix
    self.showsWholePaths = showsWholePaths
  }

  /// - Parameter folder: the folder that paths are shown from; without it, and outside of it, the last folder and the file
  ///   are.
  init(folder: String?) {
    self.init(
      prefix: folder.flatMap { $0.isEmpty ? nil : $0.hasSuffix("/") ? $0 : $0 + "/" }, showsWholePaths: false)
  }

  func location(_ location: SourceLocation) -> GraphDocument.Location {
    GraphDocument.Location(file: file(location.file), line: location.line, column: location.column)
  }

  private func file(_ path: String) -> String {
    if showsWholePaths { return path }
    if let prefix, path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    // Windows separates by either mark.
    return path.split { $0 == "/" || $0 == "\\" }.suffix(2).joined(separator: "/")
  }
}
