import Foundation
import Testing

@testable import workshop

@Suite("Tags of releases")
struct TagReleaseTests {
  /// A repository with the script, and its result in the repository.
  private struct Release {
    let output: String
    let isSuccess: Bool
    /// The tag with its message and its signature; `nil` if there is none.
    let tag: String?
  }

  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../../tag-release").standardizedFileURL
  private static let changelog = "# Changelog\n\n## 2.1.0 (new)\n\n### Added\n\n- A feature.\n\n## 2.0.0\n\n- Old.\n"
  /// Writes a signature with the name of the key, as `gpg` does.
  private static let signer = """
    #!/bin/sh
    cat > /dev/null
    echo '[GNUPG:] SIG_CREATED ' >&2
    printf '%s\\n' '-----BEGIN PGP SIGNATURE-----' "$*" '-----END PGP SIGNATURE-----'
    """

  private func release(
    _ arguments: [String], changelog: String = changelog, address: String = "https://cleanse.test", key: String? = "A1",
    changing changes: [String: String] = [:]
  ) throws -> Release {
    let files = [
      "CHANGELOG.md": changelog,
      "Scripts/tag-release": try String(contentsOf: Self.script, encoding: .utf8),
      "Scripts/check": "#!/bin/sh\necho \"checked $*\"\n", "signer": Self.signer + "\n",
      "Sources/BindingGraph/Model/Publication.swift": """
      package static let version = "2.1.0"
      package static let address = "\(address)"

      """,
    ]
    return try Repository.withFiles(files) { repository in
      for program in ["Scripts/tag-release", "Scripts/check", "signer"] {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: repository.url(of: program).path)
      }
      func run(_ command: [String]) throws -> Command.Result {
        // The settings of the user must not sign the tag, or keep it from being signed.
        try Command(
          ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"] + command, in: repository
        ).result(capturing: .outputAndErrors)
      }
      let settings = [
        ["user.name", "Ann"], ["user.email", "ann@cleanse.example"],
        ["gpg.program", repository.url(of: "signer").path],
      ]
      let commands =
        [["init", "--quiet"]] + (settings + (key.map { [["user.signingKey", $0]] } ?? [])).map { ["config"] + $0 }
        + [["add", "."], ["commit", "--quiet", "--message", "Begin"]]
      for command in commands {
        let result = try run(["git"] + command)
        try #require(result.isSuccess, "\(command): \(result.output)")
      }
      for (path, text) in changes { try repository.write(text, to: path) }
      let result = try run([repository.url(of: "Scripts/tag-release").path] + arguments)
      let tag = try run(["git", "cat-file", "tag", "2.1.0"])
      return Release(output: result.output, isSuccess: result.isSuccess, tag: tag.isSuccess ? tag.output : nil)
    }
  }

  @Test("A release is tagged with its section of the changelog and signed with the configured key")
  func signed() throws {
    let release = try release([])
    #expect(release.isSuccess, "\(release.output)")
    #expect(release.output == "checked api\nTagged as 2.1.0. Push it with: git push origin 2.1.0\n")
    let tag = try #require(release.tag)
    #expect(tag.contains("\n\n### Added\n\n- A feature.\n\n-----BEGIN PGP SIGNATURE-----\n"))
    #expect(tag.contains("-bsau A1\n"))
    #expect(!tag.contains("Old"))
  }

  @Test("A tag without a key to sign it is refused")
  func noKey() throws {
    let release = try release([], key: nil)
    #expect(
      release.output
        == "tag-release: no key to sign the tag: set it with 'git config user.signingKey', or pass --unsigned\n")
    #expect(!release.isSuccess)
    #expect(release.tag == nil)
  }

  @Test("An unsigned tag is created on request only", arguments: [nil, "A1"])
  func unsigned(key: String?) throws {
    let release = try release(["--unsigned"], key: key)
    #expect(release.isSuccess, "\(release.output)")
    #expect(release.tag?.hasSuffix("\n\n### Added\n\n- A feature.\n\n") == true)
  }

  @Test("A check creates no tag, and needs a key too")
  func checkOnly() throws {
    let checked = try release(["--check"])
    #expect(checked.output == "checked api\nThe commit can be released as 2.1.0\n")
    #expect(checked.isSuccess)
    #expect(checked.tag == nil)
    #expect(try !release(["--check"], key: nil).isSuccess)
    #expect(try release(["--check", "--unsigned"], key: nil).isSuccess)
  }

  @Test("A release that is not complete is refused")
  func incomplete() throws {
    let refusals = [
      try release([], changelog: "# Changelog\n\n## 2.0.0\n\n- Old.\n"),
      try release([], address: "https://cleanse.example"),
      try release([], changing: ["Sources/New.swift": ""]),
      try release(["--sign"]),
    ]
    #expect(refusals.allSatisfy { !$0.isSuccess && $0.tag == nil })
    let reasons = [
      "CHANGELOG.md has no section", "is a reserved name", "some files are not committed", "unknown argument: --sign",
    ]
    for (refusal, reason) in zip(refusals, reasons) { #expect(refusal.output.contains(reason), "\(refusal.output)") }
  }
}
