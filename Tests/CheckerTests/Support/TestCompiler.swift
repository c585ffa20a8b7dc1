import cleansec
import Foundation
import TestSupport

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

  static func arguments(ofModule module: String) -> [String] {
    ["-module-name", module, "-parse-as-library", "-swift-version", "6"] + BuiltLibraries.arguments
  }

  static var path: String { Compiler.path(environment: ProcessInfo.processInfo.environment) }

  /// The folder of the module PackagePlugin in the toolchain; `nil` if it has none.
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
