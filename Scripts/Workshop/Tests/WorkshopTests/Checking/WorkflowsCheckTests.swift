import Foundation
import Testing

@testable import workshop

@Suite("Workflows check")
struct WorkflowsCheckTests {
  private func problems(_ steps: String) throws -> [String] {
    let files = [
      ".github/workflows/ci.yml": "steps:\n\(steps)\n", "Scripts/build": "#!/bin/sh\n", "Scripts/text": "Text.\n",
    ]
    return try Repository.withFiles(files) { repository in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: repository.url(of: "Scripts/build").path)
      return try WorkflowsCheck().problems(in: repository)
    }
  }

  @Test("The workflows check accepts calls of scripts with arguments")
  func scripts() throws {
    #expect(try problems("  - run: Scripts/build\n  - name: Again\n    run: Scripts/build everything twice") == [])
  }

  @Test(
    "The workflows check reports steps that are not calls of scripts",
    arguments: [
      "- run: swift build", "- run: Scripts/build && Scripts/build", "- run: |", "- {\"run\": \"Scripts/build\"}",
    ])
  func others(line: String) throws {
    #expect(try problems(line) == ["this is not the call of a script of this repository: \(line)"])
  }

  @Test(
    "The workflows check reports scripts that are missing or not executable",
    arguments: ["Scripts/test", "Scripts/text"])
  func missing(script: String) throws {
    #expect(try problems("- run: \(script)") == ["a workflow runs \(script), which is no script"])
  }

  @Test("The workflows check reports workflows that run nothing")
  func nothing() throws {
    #expect(try problems("  - uses: actions/checkout@v4") == ["no workflow runs anything"])
  }
}
