import Foundation
import Testing

@testable import GitHubBrowser

@Suite("Command line of github-browser") struct LaunchOptionsTests {
  @Test("An empty command line means the tour of the default organisation") func empty() throws {
    #expect(try parse("") == LaunchOptions(api: nil, organisation: "acme", command: .tour))
  }

  @Test(
    "The command line parser accepts every command",
    arguments: [
      ("orgs", Command.organisations), ("repos", .page("repos")), ("members", .page("members")),
      ("show repo rocket", .show(.repository("rocket"))), ("show member mira", .show(.member("mira"))),
      ("--help", .help), ("-h", .help), ("repos --help", .help),
    ])
  func commands(text: String, command: Command) throws {
    #expect(try parse(text).command == command)
  }

  @Test(
    "The command line parser accepts options before and after the command",
    arguments: ["--org a --api http://b repos", "repos --api http://b --org a"])
  func options(text: String) throws {
    #expect(try parse(text) == LaunchOptions(api: URL(string: "http://b"), organisation: "a", command: .page("repos")))
  }

  @Test("The command line parser accepts a file for the graph") func graphFile() throws {
    #expect(
      try parse("--export-graph graph.dot repos") == LaunchOptions(graphFile: "graph.dot", command: .page("repos")))
  }

  @Test(
    "The command line parser refuses invalid arguments with a specific error",
    arguments: [
      ("--verbose", UsageError.unknownOption("--verbose")), ("repos --org", .missingValue("--org")),
      ("--export-graph", .missingValue("--export-graph")),
      ("--api --org acme", .missingValue("--api")), ("--api localhost", .invalidURL("localhost")),
      ("--api ftp://localhost", .invalidURL("ftp://localhost")), ("repos rocket", .unexpectedArgument("rocket")),
      ("show repo a b", .unexpectedArgument("b")), ("show", .incompleteShow), ("show repo", .incompleteShow),
      ("show page x", .incompleteShow),
    ])
  func refusals(text: String, error: UsageError) {
    #expect(throws: error) { try parse(text) }
  }

  private func parse(_ text: String) throws -> LaunchOptions {
    try LaunchOptions(parsing: text.split(separator: " ").map(String.init))
  }
}
