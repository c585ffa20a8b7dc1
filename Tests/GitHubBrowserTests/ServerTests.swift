import TestSupport
import Foundation
import Testing

@testable import GitHubBrowser

@Suite("github-browser with an HTTP server") struct ServerTests {
  @Test("github-browser prints the same output from a file server as from the files") func files()
    throws
  {
    try LocalServer.files(in: ShippedData.folder).whileRunning { url in
      #expect(CommandLineTool.run(arguments: ["--api", url]) == CommandLineTool.run(arguments: []))
      #expect(CommandLineTool.run(arguments: ["--api", url + "/", "orgs"]) == CommandLineTool.run(arguments: ["orgs"]))
      #expect(
        CommandLineTool.run(arguments: ["--api", url, "--org", "nosuch"])
          == CommandLineTool.run(arguments: ["--org", "nosuch"]))
    }
  }

  @Test("A document at the plain path is preferred to the one with the extension '.json'") func plainPath() throws {
    let folder = try TemporaryFolder(copying: ShippedData.folder)
    try folder.write(#"{"login": "mira", "public_repos": 0, "followers": 0, "html_url": "a:b"}"#, to: "users/mira")
    try LocalServer.files(in: folder.url).whileRunning { url in
      let output = CommandLineTool.run(arguments: ["--api", url, "show", "member", "mira"]).output
      #expect(output.hasSuffix("Web page      a:b\n"))
    }
  }

  @Test("Malformed JSON of a server is reported with its URL") func malformed() throws {
    let folder = try TemporaryFolder(copying: ShippedData.folder)
    try folder.write("<oops>", to: "orgs/acme/repos.json")
    try LocalServer.files(in: folder.url).whileRunning { url in
      let message = "github-browser: \(url)/orgs/acme/repos.json cannot be understood: it is not JSON.\n"
      #expect(
        CommandLineTool.run(arguments: ["--api", url, "repos"])
          == Outcome(output: "", complaint: message, exitCode: 1))
    }
  }

  @Test("A refusal of a server is reported with its status") func refused() throws {
    try LocalServer.answering(status: 503).whileRunning { url in
      let message = "github-browser: \(url)/organizations cannot be had: the server answers with status 503.\n"
      #expect(
        CommandLineTool.run(arguments: ["--api", url, "orgs"])
          == Outcome(output: "", complaint: message, exitCode: 1))
    }
  }

  @Test("An unreachable server is reported with its URL") func unreachable() throws {
    let url = try LocalServer.answering(status: 503).whileRunning { $0 }
    let outcome = CommandLineTool.run(arguments: ["--api", url])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.hasPrefix("github-browser: \(url)/orgs/acme/repos cannot be reached. "))
  }
}
