import TestSupport
import cleansec
import Foundation

/// The facts of the modules in `Tests/Fixtures/Checker`.
enum FixtureModules {
  /// Read once for all tests.
  static let all = Result { [try read("Library", "CheckerLibrary"), try read("Graphs", "CheckerGraphs")] }

  static let check = Result { try GraphCheck(all.get()) }

  /// The findings of the static check by root.
  static let findings = Result {
    Dictionary(uniqueKeysWithValues: try check.get().findings.map { ($0.root, $0) })
  }

  private static func read(_ name: String, _ module: String) throws -> ModuleFacts {
    let folder = RepositoryFile.url("Tests/Fixtures/Checker/\(name)")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try TestCompiler.facts(ofModule: module, sources: sources.map { folder.appendingPathComponent($0).path })
  }
}
