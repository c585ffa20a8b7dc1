import Testing

@testable import workshop

@Suite("Guarantees check")
struct GuaranteesCheckTests {
  private func problems(_ guarantees: String) throws -> [String] {
    let files = [
      "Documentation/Guarantees.md": guarantees,
      "Tests/AppTests/OrderTests.swift": """
      @Suite("Orders") struct OrderTests {
        // @Test("An order is lost")
        @Test("An order is kept") func kept() {}
        @Test(
          "An order with `nil` is sent",
          arguments: [1, 2])
        func sent(count: Int) {}
      }
      """,
    ]
    return try Repository.withFiles(files) { try GuaranteesCheck().problems(in: $0) }
  }

  @Test(
    "The guarantees check accepts promises that name existing tests",
    arguments: [
      "| promise | test |\n| --- | :-: |\n| Kept | [An order is kept](../Tests/AppTests/OrderTests.swift) |",
      "- Kept and sent,\n  each once: [An order is kept](../Tests/AppTests/OrderTests.swift),\n"
        + "  [An order with `nil` is sent](../Tests/AppTests/OrderTests.swift)\n\nA text names [no test](Stability.md).",
    ])
  func good(text: String) throws {
    #expect(try problems(text) == [])
  }

  @Test(
    "The guarantees check reports promises without a test, unknown files and unknown titles",
    arguments: [
      ("| a | b |\n| --- | --- |\n| Kept | [order](Orders.md) |", "3: the promise names no test"),
      ("- Kept\n- Sent: [An order is kept](../Tests/AppTests/OrderTests.swift)", "1: the promise names no test"),
      ("- Kept\n\n  [An order is kept](../Tests/AppTests/OrderTests.swift)", "1: the promise names no test"),
      ("- [An order is kept](../Tests/AppTests/Orders.swift)", "1: there is no Tests/AppTests/Orders.swift"),
      (
        "- Kept:\n  [An order](../Tests/AppTests/OrderTests.swift)",
        "2: Tests/AppTests/OrderTests.swift has no test 'An order'"
      ),
      (
        "- [Orders](../Tests/AppTests/OrderTests.swift)", "1: Tests/AppTests/OrderTests.swift has no test 'Orders'"
      ),
      (
        "- [An order is lost](../Tests/AppTests/OrderTests.swift)",
        "1: Tests/AppTests/OrderTests.swift has no test 'An order is lost'"
      ),
    ])
  func bad(text: String, problem: String) throws {
    #expect(try problems(text) == ["Documentation/Guarantees.md:\(problem)"])
  }

  @Test("The guarantees check reports a page without promises") func empty() throws {
    #expect(try problems("# Guarantees\n") == ["Documentation/Guarantees.md: there is no promise"])
  }
}
