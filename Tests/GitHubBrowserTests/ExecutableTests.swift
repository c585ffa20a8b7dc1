import Testing

@testable import GitHubBrowser

@Suite("github-browser executable") struct ExecutableTests {
  @Test("The executable of github-browser writes to standard output and exits with 0") func success() throws {
    #expect(
      try Executable.run() == Outcome(output: try ExpectedOutput.text("github-browser"), complaint: "", exitCode: 0))
  }

  @Test(
    "The executable of github-browser reports errors on standard error and exits with 1",
    arguments: [["--org", "nosuch"], ["fly"], ["--fly"]])
  func failure(arguments: [String]) throws {
    #expect(try Executable.run(arguments) == CommandLineTool.run(arguments: arguments))
    #expect(try Executable.run(arguments).exitCode == 1)
  }

  @Test(
    "The executable of github-browser keeps its exit code when its output is closed",
    arguments: [">&-", "2>&-", ">&- 2>&-", "| true"])
  func closed(redirection: String) throws {
    let outcome = try Executable.run(inShell: #"trap '' PIPE; "$0" orgs \#(redirection)"#)
    #expect(outcome.exitCode == 0)
    #expect(outcome.complaint == "")
    #expect(
      try Executable.run(inShell: #""$0" fly \#(redirection == "| true" ? "2>&1 | true" : redirection)"#).exitCode < 2)
  }
}
