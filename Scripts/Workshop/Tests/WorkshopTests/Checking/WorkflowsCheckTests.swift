import Foundation
import Testing

@testable import workshop

@Suite("Workflows check")
struct WorkflowsCheckTests {
  private static let commit = "3d3c42e5aac5ba805825da76410c181273ba90b1"

  private func problems(_ steps: String, permissions: String = "permissions:\n  contents: read") throws -> [String] {
    let files = [
      ".github/workflows/ci.yml": "\(permissions)\nsteps:\n\(steps)\n", "Scripts/build": "#!/bin/sh\n",
      "Scripts/text": "Text.\n",
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
    #expect(try problems("  - uses: actions/checkout@\(Self.commit) # v7") == ["no workflow runs anything"])
  }

  @Test("The workflows check accepts actions that are pinned to commits with their versions")
  func pinnedActions() throws {
    let steps = """
        - uses: actions/checkout@\(Self.commit) # v7.0.1
        - run: Scripts/build
      other:
        uses: some-owner/flows/.github/workflows/all_tests.yml@\(Self.commit) # 0.0.1
      """
    #expect(try problems(steps) == [])
  }

  @Test(
    "The workflows check reports actions without a commit or without a version",
    arguments: [
      "- uses: actions/checkout@v7", "- uses: actions/checkout@main # v7", "- uses: actions/checkout",
      "- uses: actions/checkout@\(commit)", "- uses: actions/checkout@3d3c42e # v7",
      "- {\"uses\": \"actions/checkout@v7\"}",
    ])
  func looseActions(line: String) throws {
    #expect(
      try problems("- run: Scripts/build\n\(line)")
        == ["this is not an action at a commit, with its version as a comment: \(line)"])
  }

  @Test("The workflows check reports a workflow without permissions, or with those of one job only")
  func permissions() throws {
    for permissions in ["", "job:\n  permissions:\n    contents: read"] {
      #expect(
        try problems("- run: Scripts/build", permissions: permissions)
          == [".github/workflows/ci.yml names no permissions"])
    }
  }
}
