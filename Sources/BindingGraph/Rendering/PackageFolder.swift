/// The package of this library on the machine that built it.
struct PackageFolder: Sendable {
  /// The folder with a trailing separator; empty if the compiler was given a relative path.
  private let prefix: String

  static let own = PackageFolder(ofSource: #filePath)

  /// - Parameter source: the path of this file.
  init(ofSource source: String) {
    prefix = String(source.dropLast("Sources/BindingGraph/Rendering/PackageFolder.swift".count))
  }

  /// Returns the path under which a file of the package can be opened.
  func path(of file: String) -> String { prefix + file }
}
