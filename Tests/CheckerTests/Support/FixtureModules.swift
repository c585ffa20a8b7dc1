import TestSupport
import Checker
import Foundation

/// The modules of `Tests/Fixtures/Checker`, as the checker reads them.
enum FixtureModules {
  /// Read once for all tests.
  static let all = Result { [try read("Library", "CheckerLibrary"), try read("Graphs", "CheckerGraphs")] }

  static let check = Result { try GraphCheck(all.get()) }

  /// What the checker finds in each root of these modules.
  static let findings = Result {
    Dictionary(uniqueKeysWithValues: try check.get().findings.map { ($0.root, $0) })
  }

  private static func read(_ name: String, _ module: String) throws -> ModuleFacts {
    let folder = RepositoryFile.url("Tests/Fixtures/Checker/\(name)")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try TestCompiler.facts(ofModule: module, sources: sources.map { folder.appendingPathComponent($0).path })
  }
}
