import TestSupport
import Foundation
import Testing

@testable import GitHubBrowser

@Suite("github-browser commands") struct CommandLineToolTests {
  @Test("github-browser without arguments prints the output that the README shows") func tour() throws {
    let outcome = CommandLineTool.run(arguments: [])
    #expect(outcome == Outcome(output: try ExpectedOutput.text("github-browser"), complaint: "", exitCode: 0))
  }

  @Test("github-browser lists the organisations") func organisations() {
    #expect(
      output("orgs") == """
        acme      Things that fly, and things that fall.
        moonbase  Fresh bread in low gravity.

        """)
  }

  @Test("github-browser prints one page of the chosen organisation") func page() {
    #expect(
      output("--org", "moonbase", "members") == """
        Moonbase Bakery (moonbase)
        Fresh bread in low gravity.

        Members
          juno   https://github.example/juno
          selim  https://github.example/selim

        """)
  }

  @Test("github-browser prints one member") func member() {
    #expect(
      output("show", "member", "mira") == """
        Acme Rockets (acme)
        Things that fly, and things that fall.

        Member mira
          Name          Mira Castellan
          About         Draws maps, and then redraws them.
          Location      Monument Valley
          Repositories  12
          Followers     340
          Web page      https://github.example/mira

        """)
  }

  @Test("github-browser shows an organisation without repositories and members") func nothing() throws {
    let folder = try TemporaryFolder(copying: ShippedData.folder)
    try folder.write("[]", to: "orgs/moonbase/repos.json")
    try folder.write("[]", to: "orgs/moonbase/members.json")
    #expect(
      output("--api", folder.url.absoluteString, "--org", "moonbase") == """
        Moonbase Bakery (moonbase)
        Fresh bread in low gravity.

        Repositories
          none

        Members
          none

        """)
  }

  @Test("github-browser prints its help") func help() {
    #expect(CommandLineTool.run(arguments: ["--help"]).output == HelpText.text + "\n")
  }

  @Test(
    "github-browser reports unknown names and exits with 1",
    arguments: [
      (["--org", "nosuch"], "There is no organisation 'nosuch'."),
      (["--org", "nosuch", "members"], "There is no organisation 'nosuch'."),
      (["show", "repo", "nosuch"], "There is no repository 'nosuch' in 'acme'."),
      (["show", "member", "nosuch"], "There is no member 'nosuch'."),
    ])
  func unknownNames(arguments: [String], message: String) {
    #expect(CommandLineTool.run(arguments: arguments) == complaint(message))
  }

  @Test(
    "github-browser reports an invalid command line and exits with 1",
    arguments: [
      (["fly"], "Unknown command 'fly'."), (["--fly"], "Unknown option '--fly'."),
      (["--org"], "Missing value for '--org'."), (["repos", "x"], "Unexpected argument 'x'."),
      (["--api", "x"], "'x' is not an http, https or file URL."),
      (["show"], "Incomplete command: use 'show repo <name>' or 'show member <login>'."),
    ])
  func unknownWords(arguments: [String], message: String) {
    #expect(CommandLineTool.run(arguments: arguments) == complaint("\(message)\nSee 'github-browser --help'."))
  }

  @Test(
    "github-browser reports malformed JSON with its location",
    arguments: [
      ("[", "it is not JSON"), ("{}", "there is something unexpected at the top level"),
      (#"[{"html_url": "https://github.example/mira"}]"#, "there is nothing at 0/login"),
      (#"[{"login": 1, "html_url": "https://github.example/mira"}]"#, "there is something unexpected at 0/login"),
    ])
  func malformed(json: String, problem: String) throws {
    let folder = try TemporaryFolder(copying: ShippedData.folder)
    try folder.write(json, to: "orgs/acme/members.json")
    let outcome = CommandLineTool.run(arguments: ["--api", folder.url.absoluteString, "members"])
    let file = folder.url.appendingPathComponent("orgs/acme/members.json").absoluteString
    #expect(outcome == complaint("\(file) cannot be understood: \(problem)."))
  }

  private func output(_ arguments: String...) -> String {
    CommandLineTool.run(arguments: arguments).output
  }

  private func complaint(_ message: String) -> Outcome {
    Outcome(output: "", complaint: "github-browser: \(message)\n", exitCode: 1)
  }
}
