import Foundation
import Testing

@testable import workshop

@Suite("Workflows")
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

  @Test("Scripts may be called, with arguments")
  func scripts() throws {
    #expect(try problems("  - run: Scripts/build\n  - name: Again\n    run: Scripts/build everything twice") == [])
  }

  @Test(
    "Anything else is told",
    arguments: [
      "- run: swift build", "- run: Scripts/build && Scripts/build", "- run: |", "- {\"run\": \"Scripts/build\"}",
    ])
  func others(line: String) throws {
    #expect(try problems(line) == ["this is not the call of a script of this repository: \(line)"])
  }

  @Test("Scripts that are missing or not executable are told", arguments: ["Scripts/test", "Scripts/text"])
  func missing(script: String) throws {
    #expect(try problems("- run: \(script)") == ["a workflow runs \(script), which is no script"])
  }

  @Test("Workflows that run nothing are no proof")
  func nothing() throws {
    #expect(try problems("  - uses: actions/checkout@v4") == ["no workflow runs anything"])
  }
}
