/// Where the package of this library is, on the machine that it was built on.
struct PackageFolder: Sendable {
  /// The folder; `nil` for the package that is being worked on, whose paths are told from there.
  private let checkout: String?

  static let own = PackageFolder(ofSource: #filePath)

  /// - Parameter source: the path of this file. Package managers check dependencies out into a folder `checkouts`.
  init(ofSource source: String) {
    let separator: Character = source.contains("\\") && !source.contains("/") ? "\\" : "/"
    let parts = source.split(separator: separator, omittingEmptySubsequences: false)
    // Sources/BindingGraph/Rendering/PackageFolder.swift
    let folder = parts.dropLast(4)
    checkout = folder.contains("checkouts") ? folder.joined(separator: String(separator)) : nil
  }

  /// The path under which a file of the package can be opened.
  func path(of file: String) -> String {
    checkout.map { "\($0)/\(file)" } ?? file
  }
}
