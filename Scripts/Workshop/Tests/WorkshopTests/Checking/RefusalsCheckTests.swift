import Foundation
import Testing

@testable import workshop

@Suite("Refusals check")
struct RefusalsCheckTests {
  private func problems(row: String, _ example: String) throws -> [String] {
    let files = [
      "Documentation/CompilerMessages.md": "| the compiler says | it means | write | example |\n\(row)\n",
      "Tests/Fixtures/Refusals/Roots.swift": example,
    ]
    return try Repository.withFiles(files) { try RefusalsCheck().problems(in: $0) }
  }

  private let row =
    "| `no root` | It has none. | `bind.to(factory: A.init)` | [Roots](../Tests/Fixtures/Refusals/Roots.swift) |"
  private let example = "bind.to(factory: A.init)\nbind()  // expected-error {{no root}}\n"

  @Test("The refusals check accepts a row that its example proves")
  func noProblems() throws {
    #expect(try problems(row: row, example) == [])
  }

  @Test("The refusals check reports messages and code that no example contains")
  func unproved() throws {
    #expect(
      try problems(row: row, "bind()  // expected-error {{no module}}\n") == [
        "Documentation/CompilerMessages.md: no example expects: no root",
        "Documentation/CompilerMessages.md: no example says: bind.to(factory: A.init)",
      ])
  }

  @Test("The refusals check reports an example without expectations")
  func silence() throws {
    #expect(
      try problems(row: row, example.replacingOccurrences(of: "expected", with: "wanted")).first
        == "Roots expects nothing")
  }

  @Test("The refusals check reports a row without code to write")
  func silentRow() throws {
    let row = row.replacingOccurrences(of: "`bind.to(factory: A.init)`", with: "Bind it.")
    #expect(
      try problems(row: row, example) == [
        "Documentation/CompilerMessages.md: nothing is to be written instead of: no root"
      ])
  }

  @Test("The first line of an example can add compiler options")
  func options() {
    let text = "// options: -swift-version 5 -O\nimport Cleanse\n"
    #expect(RefusingCompiler.addedOptions(of: text) == ["-swift-version", "5", "-O"])
    #expect(RefusingCompiler.addedOptions(of: "import Cleanse\n\(text)") == [])
  }

  @Test("The refusals check reports a document without the table")
  func noTable() throws {
    #expect(try problems(row: "", example) == ["Documentation/CompilerMessages.md: the table has no rows"])
  }
}
