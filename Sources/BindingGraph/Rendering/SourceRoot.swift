/// The folder that reports show paths from; paths outside of it are shown in full.
struct SourceRoot: Sendable {
  private let prefix: String

  /// Shows every path in full.
  static let none = SourceRoot("")

  init(_ path: String) {
    // A path of Windows may have either separator.
    let (slash, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "\\"))
    let separator = path.utf8.contains(backslash) && !path.utf8.contains(slash) ? "\\" : "/"
    prefix = path.isEmpty || path.hasSuffix(separator) ? path : path + separator
  }

  /// Its address; `nil` where it has no full path.
  var address: String? { FileAddress.address(ofFullPath: prefix) }

  func path(of location: SourceLocation) -> String { path(of: location.file) }

  func path(of file: String) -> String {
    !prefix.isEmpty && file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }
}
