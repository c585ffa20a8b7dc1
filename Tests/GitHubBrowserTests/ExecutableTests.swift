import Testing

@testable import GitHubBrowser

@Suite("The executable") struct ExecutableTests {
  @Test("writes to standard output and ends with 0") func success() throws {
    #expect(
      try Executable.run() == Outcome(output: try ExpectedOutput.text("github-browser"), complaint: "", exitCode: 0))
  }

  @Test("complains on standard error and ends with 1", arguments: [["--org", "nosuch"], ["fly"], ["--fly"]])
  func failure(arguments: [String]) throws {
    #expect(try Executable.run(arguments) == CommandLineTool.run(arguments: arguments))
    #expect(try Executable.run(arguments).exitCode == 1)
  }

  @Test("ends as ever where nobody reads what it writes", arguments: [">&-", "2>&-", ">&- 2>&-", "| true"])
  func closed(redirection: String) throws {
    let outcome = try Executable.run(inShell: #"trap '' PIPE; "$0" orgs \#(redirection)"#)
    #expect(outcome.exitCode == 0)
    #expect(outcome.complaint == "")
    #expect(
      try Executable.run(inShell: #""$0" fly \#(redirection == "| true" ? "2>&1 | true" : redirection)"#).exitCode < 2)
  }
}
