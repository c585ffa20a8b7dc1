import Checker
import Foundation

/// Compiles against the modules that the tests themselves were built with.
enum TestCompiler {
  /// - Parameter files: the sources to read; `nil` for all.
  static func facts(ofModule module: String, sources: [String], onlyIn files: Set<String>? = nil) throws -> ModuleFacts
  {
    let compiler = Compiler(
      program: path,
      folder: FileManager.default.currentDirectoryPath)
    return try BigStack.run {
      Result { try compiler.facts(of: CompilerArguments(arguments(ofModule: module) + sources), onlyIn: files) }
    }.get()
  }

  /// The sources that the package manager adds to a module.
  static func generatedSources(ofModule module: String) -> [String] {
    let folder = products.appendingPathComponent("\(module).build/DerivedSources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
  }

  static func arguments(ofModule module: String) -> [String] {
    let modules = modules
    return [
      "-module-name", module, "-parse-as-library", "-swift-version", "6", "-I", modules.folder, "-Xcc",
      "-fmodule-map-file=\(modules.map)",
    ]
  }

  /// The folder of the compiled modules, and the map of the module of C that they need.
  static var modules: (folder: String, map: String) {
    (
      products.appendingPathComponent("Modules").path,
      products.appendingPathComponent("CleanseShims.build/module.modulemap").path
    )
  }

  /// The folder of what was built.
  private static var products: URL {
    var folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    repeat {
      folder.deleteLastPathComponent()
    } while folder.pathComponents.count > 1
      && !FileManager.default.fileExists(atPath: folder.appendingPathComponent("CleanseShims.build").path)
    return folder
  }

  static var path: String { Compiler.path(environment: ProcessInfo.processInfo.environment) }

  /// Where the toolchain has the module PackagePlugin; `nil` where it has none.
  static var pluginLibrary: String? {
    let library = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../lib/swift/pm/PluginAPI").standardizedFileURL.path
    return FileManager.default.fileExists(atPath: library) ? library : nil
  }

  /// The platform that the tests run on.
  static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
