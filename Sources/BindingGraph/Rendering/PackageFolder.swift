/// Where the package of this library is, on the machine that it was built on.
struct PackageFolder: Sendable {
  /// The folder; `nil` for the package that is being worked on, whose paths are told from there.
  private let checkout: String?

  static let own = PackageFolder(ofSource: #filePath, runningIn: CommandLine.arguments)

  /// - Parameters:
  ///   - source: the path of this file. Package managers check dependencies out into a folder `checkouts`.
  ///   - arguments: those of the program. What runs elsewhere than below the package depends on it.
  init(ofSource source: String, runningIn arguments: [String] = []) {
    let separator: Character = source.contains("\\") && !source.contains("/") ? "\\" : "/"
    let parts = source.split(separator: separator, omittingEmptySubsequences: false)
    // Sources/BindingGraph/Rendering/PackageFolder.swift
    let folder = parts.dropLast(4)
    let path = folder.joined(separator: String(separator))
    let isDependency = folder.contains("checkouts") || Self.isElsewhere(arguments, than: path + String(separator))
    checkout = isDependency ? path : nil
  }

  /// Whether a program is known to run elsewhere than below a folder. A relative path does not tell, nor does the folder
  /// that Xcode builds everything in.
  private static func isElsewhere(_ arguments: [String], than folder: String) -> Bool {
    guard let program = arguments.first, program.hasPrefix("/") else { return false }
    return !arguments.contains { Self.path($0, contains: folder) || Self.path($0, contains: "/DerivedData/") }
  }

  private static func path(_ path: String, contains folder: String) -> Bool {
    path.indices.contains { path[$0...].hasPrefix(folder) }
  }

  /// The path under which a file of the package can be opened.
  func path(of file: String) -> String {
    checkout.map { "\($0)/\(file)" } ?? file
  }
}
