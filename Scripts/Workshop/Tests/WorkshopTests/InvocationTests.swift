import Foundation
import Testing

@testable import workshop

@Suite("Arguments")
struct InvocationTests {
  @Test("Everything is generated unless something is named")
  func generators() throws {
    #expect(try generated(["generate"]) == Workshop.generators.map(\.name))
    #expect(try generated(["generate", "page", "--check", "arities"]) == ["page", "arities"])
  }

  private func generated(_ arguments: [String]) throws -> [String]? {
    guard case .generate(let generators, _) = try Invocation(arguments).command else { return nil }
    return generators.map(\.name)
  }

  @Test(
    "Mistakes are told",
    arguments: [
      (["generate", "pages"], "there is no generator pages"),
      (["write"], "unknown command: write"),
      (["generate", "--quick"], "unknown option: --quick"),
      (["generate", "--root"], "--root takes a folder"),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try Invocation(arguments) }
  }

  @Test("Help names every generator")
  func help() {
    for generator in Workshop.generators { #expect(Invocation.help.contains("  \(generator.name) ")) }
  }

  @Test("A folder without the sources is refused")
  func root() throws {
    try Repository.withFiles(["README.md": ""]) { folder in
      #expect(throws: UsageError.self) { try Repository(checking: folder.root) }
    }
    try Repository.withFiles(["Sources/Cleanse/A.swift": ""]) { folder in
      #expect(throws: Never.self) { try Repository(checking: folder.root) }
    }
  }
}
