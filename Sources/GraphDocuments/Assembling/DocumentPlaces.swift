import BindingGraph

/// Converts source locations, without the parts of paths that differ between machines.
struct DocumentPlaces {
  private let prefix: String?
  private let search: (@Sendable (_ file: String) -> String?)?
  private let showsWholePaths: Bool

  /// Shows paths as the compiler knew them.
  static let wholePaths = DocumentPlaces(prefix: nil, search: nil, showsWholePaths: true)

  private init(prefix: String?, search: (@Sendable (_ file: String) -> String?)?, showsWholePaths: Bool) {
    self.prefix = prefix
    self.search = search
    self.showsWholePaths = showsWholePaths
  }

  /// - Parameters:
  ///   - folder: the folder that paths are relative to; without it, and outside of it, the last folder and the file are
  ///     shown.
  ///   - search: finds the path of a file below the folder if its full path does not begin with the folder.
  init(folder: String?, search: (@Sendable (_ file: String) -> String?)? = nil) {
    self.init(
      prefix: folder.flatMap { $0.isEmpty ? nil : $0.hasSuffix("/") ? $0 : $0 + "/" }, search: search,
      showsWholePaths: false)
  }

  func location(_ location: SourceLocation) -> GraphDocument.Location {
    GraphDocument.Location(file: file(location.file), line: location.line, column: location.column)
  }

  private func file(_ path: String) -> String {
    if showsWholePaths { return path }
    if let prefix, path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    if let found = search?(path) { return found }
    // Windows accepts both separators.
    return path.split { $0 == "/" || $0 == "\\" }.suffix(2).joined(separator: "/")
  }
}
