import Testing

@testable import workshop

@Suite("Words check")
struct WordsCheckTests {
  private func problems(_ readme: String) throws -> [String] {
    try Repository.withFiles(["README.md": readme, "CONTRIBUTING.md": "You build it."]) {
      try WordsCheck().problems(in: $0)
    }
  }

  @Test("The words check accepts a page that addresses its reader and uses nouns")
  func good() throws {
    #expect(try problems("You bind a type in your module.") == [])
  }

  @Test("The words check reports rates of relative clauses and of missing address")
  func bad() throws {
    #expect(
      try problems("What nobody binds is missing, in whatever component one looks.") == [
        "README.md: 100.0 of 1000 words are 'what' (at most 3): name the thing",
        "README.md: 200.0 of 1000 words are 'whoever', 'whatever', 'nobody' or 'somebody' (at most 0.3)",
        "README.md: 0.0 of 1000 words are 'you' or 'your' (at least 8)",
      ])
  }

  @Test("The words check ignores code and addresses of links")
  func code() throws {
    #expect(try problems("You read `what` in [a page](what/nobody.md).\n```\nwhat nobody\n```\n") == [])
    #expect(ProseCount(of: "One `what` two").count == 3)
  }
}
