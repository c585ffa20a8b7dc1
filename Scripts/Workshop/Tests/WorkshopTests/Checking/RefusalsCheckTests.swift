import Foundation
import Testing

@testable import workshop

@Suite("What the compiler refuses")
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

  @Test("A row that its example proves has no problems")
  func noProblems() throws {
    #expect(try problems(row: row, example) == [])
  }

  @Test("Messages and code that no example has are told")
  func unproved() throws {
    #expect(
      try problems(row: row, "bind()  // expected-error {{no module}}\n") == [
        "Documentation/CompilerMessages.md: no example expects: no root",
        "Documentation/CompilerMessages.md: no example says: bind.to(factory: A.init)",
      ])
  }

  @Test("An example that expects nothing is told")
  func silence() throws {
    #expect(
      try problems(row: row, example.replacingOccurrences(of: "expected", with: "wanted")).first
        == "Roots expects nothing")
  }

  @Test("A row says what to write")
  func silentRow() throws {
    let row = row.replacingOccurrences(of: "`bind.to(factory: A.init)`", with: "Bind it.")
    #expect(
      try problems(row: row, example) == [
        "Documentation/CompilerMessages.md: nothing is to be written instead of: no root"
      ])
  }

  @Test("A document without the table is no proof")
  func noTable() throws {
    #expect(try problems(row: "", example) == ["Documentation/CompilerMessages.md: the table has no rows"])
  }
}
