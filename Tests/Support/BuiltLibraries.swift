import Foundation

/// The compiled modules and object files of the package's libraries, in the folders of the tests' build system.
package enum BuiltLibraries {
  /// Whether Swift Build built the tests, as opposed to the package manager's native build system.
  private static let isOfSwiftBuild = FileManager.default.fileExists(
    atPath: BuiltProduct.url("Cleanse.swiftmodule").path)

  /// Swift Build's folder for intermediate files.
  private static let intermediates = BuiltProduct.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Intermediates.noindex")

  /// The folder of the compiled modules.
  package static var modules: String {
    isOfSwiftBuild ? BuiltProduct.folder.path : BuiltProduct.url("Modules").path
  }

  /// The module map of the C module that the libraries import.
  package static var moduleMap: String {
    guard isOfSwiftBuild else { return BuiltProduct.url("CleanseShims.build/module.modulemap").path }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: intermediates.path)) ?? []
    let folder = folders.first { $0.hasPrefix("GeneratedModuleMaps") } ?? "GeneratedModuleMaps"
    return intermediates.appendingPathComponent("\(folder)/CleanseShims.modulemap").path
  }

  /// The name by which the modules of this package know each other.
  package static var packageName: String { packageName(inFolder: RepositoryFile.root.lastPathComponent) }

  /// The identifier that the package manager makes of the name of a package's folder.
  static func packageName(inFolder folder: String) -> String {
    String(
      folder.lowercased().enumerated().map { position, character in
        character.isLetter || (position > 0 && character.isNumber) ? character : "_"
      })
  }

  /// The compiler arguments for importing the libraries.
  package static var arguments: [String] { ["-I", modules, "-Xcc", "-fmodule-map-file=\(moduleMap)"] }

  /// The object files of a target, for the linker.
  package static func objects(of target: String) -> [String] {
    guard !isOfSwiftBuild else { return [BuiltProduct.url("\(target).o").path] }
    let folder = BuiltProduct.url("\(target).build")
    // Folders of earlier builds may contain object files of deleted sources.
    let files = FileManager.default.enumerator(atPath: RepositoryFile.url("Sources/\(target)").path)
    let sources = Set(
      (files?.allObjects ?? []).compactMap { ($0 as? String).map { URL(fileURLWithPath: $0).lastPathComponent } })
    return names(in: folder).filter { $0.hasSuffix(".o") && sources.contains(String($0.dropLast(2))) }.sorted().map {
      folder.appendingPathComponent($0).path
    }
  }

  /// The sources that the package manager adds to a module.
  package static func generatedSources(ofModule module: String) -> [String] {
    let folder =
      isOfSwiftBuild
      ? intermediates.appendingPathComponent(
        "Cleanse.build/\(BuiltProduct.folder.lastPathComponent)/\(module).build/DerivedSources")
      : BuiltProduct.url("\(module).build/DerivedSources")
    return names(in: folder).filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
