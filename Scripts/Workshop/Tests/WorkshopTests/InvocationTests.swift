import Foundation
import Testing

@testable import workshop

@Suite("Command line of the workshop")
struct InvocationTests {
  @Test("The generate command runs all generators without a build unless some are named")
  func generators() throws {
    let others = ["api", "benchmark-graphs", "modular-app"]
    #expect(try generated(["generate"]) == Workshop.generators.map(\.name).filter { !others.contains($0) })
    #expect(try generated(["generate", "api"]) == ["api"])
    #expect(try generated(["generate", "page", "--check", "arities"]) == ["page", "arities"])
  }

  @Test("The option --modules of the generator sets the number of modules of the modular app") func modularApp() throws
  {
    guard case .generate(let generators, _) = try Invocation(["generate", "modular-app", "--modules", "40"]).action
    else {
      Issue.record("nothing is generated")
      return
    }
    #expect(generators.compactMap { $0 as? ModularAppGenerator }.map(\.count) == [40])
  }

  @Test("Names behind a check select its parts")
  func checks() throws {
    guard case .check(let checks) = try Invocation(["check", "arrows", "refusals", "A", "B", "quotes"]).action else {
      Issue.record("no check")
      return
    }
    #expect(checks.map(\.check.name) == ["arrows", "refusals", "quotes"])
    #expect(checks.map(\.names) == [[], ["A", "B"], []])
  }

  private func generated(_ arguments: [String]) throws -> [String]? {
    guard case .generate(let generators, _) = try Invocation(arguments).action else { return nil }
    return generators.map(\.name)
  }

  @Test(
    "An invalid command line of the workshop is an error with an explanation",
    arguments: [
      (["generate", "pages"], "there is no generator pages"),
      (["check", "pages"], "there is no check pages"),
      (["check"], "name the checks"),
      (["check", "arrows", "--check"], "--check is an option of generate and build-docs"),
      (["check", "words", "--output", "site"], "--output is an option of build-docs"),
      (["generate", "--base-path", "Cleanse"], "--base-path is an option of build-docs"),
      (["build-docs", "Cleanse"], "build-docs takes no names"),
      (["build-docs", "--check", "--output", "site"], "--check writes nothing to --output"),
      (["build-docs", "--output"], "--output takes a folder"),
      (["build-docs", "--base-path"], "--base-path takes a path"),
      (["generate", "page", "--modules", "100"], "--modules is an option of generate modular-app"),
      (["generate", "modular-app", "--modules", "few"], "--modules takes a number of at least 20"),
      (["generate", "modular-app", "--modules", "5"], "--modules takes a number of at least 20"),
      (["write"], "unknown command: write"),
      (["generate", "--quick"], "unknown option: --quick"),
      (["generate", "--root"], "--root takes a folder"),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try Invocation(arguments) }
  }

  @Test("The build-docs command writes to the repository's build folder, to --output, or nowhere with --check")
  func site() throws {
    func site(_ arguments: String...) throws -> (folder: String?, basePath: String?)? {
      guard case .document(let folder, let basePath) = try Invocation(["build-docs"] + arguments).action else {
        return nil
      }
      return (folder?.path, basePath)
    }
    #expect(try #require(try site("--root", "/clone")).folder == "/clone/.build/documentation")
    let other = try #require(try site("--output", "/site", "--base-path", "Cleanse"))
    #expect(other.folder == "/site")
    #expect(other.basePath == "Cleanse")
    #expect(try #require(try site("--check")).folder == nil)
  }

  @Test(
    "The help text names every generator and check",
    arguments: Workshop.generators.map(\.name) + Workshop.checks.map(\.name))
  func help(name: String) {
    #expect(Invocation.help.contains("  \(name) "))
  }

  @Test("A folder without the sources of the repository is refused")
  func root() throws {
    try Repository.withFiles(["README.md": ""]) { folder in
      #expect(throws: UsageError.self) { try Repository(checking: folder.root) }
    }
    try Repository.withFiles(["Sources/Cleanse/A.swift": ""]) { folder in
      #expect(throws: Never.self) { try Repository(checking: folder.root) }
    }
  }
}
