/// The folder to which reports show relative paths; paths outside of it are shown in full.
struct SourceRoot: Sendable {
  /// Finds the path of a file below the folder if its full path names the folder in another way, such as by a link.
  typealias Search = @Sendable (_ file: String) -> String?

  private let prefix: String
  private let search: Search?

  /// Shows every path in full.
  static let none = SourceRoot("")

  init(_ path: String, search: Search? = nil) {
    // A Windows path may have either separator.
    let (slash, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "\\"))
    let separator = path.utf8.contains(backslash) && !path.utf8.contains(slash) ? "\\" : "/"
    prefix = path.isEmpty || path.hasSuffix(separator) ? path : path + separator
    self.search = search
  }

  /// The address of the folder; `nil` without a full path.
  var address: String? { FileAddress.address(ofFullPath: prefix) }

  func path(of location: SourceLocation) -> String { path(of: location.file) }

  func path(of file: String) -> String {
    guard !prefix.isEmpty else { return file }
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : search?(file) ?? file
  }
}
