import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Files with merge conflicts") struct WorkingTreeTests {
  @Test("A file with a merge conflict is refused until git add resolves it") func conflict() throws {
    let repository = try ConflictedRepository(["Sources/App.swift": ["// a\n", "// b\n", "// c\n"], "Other.swift": []])
    let file = repository.folder.path("Sources/App.swift")
    #expect(throws: FixRefusal.unmerged) { try WorkingTree.checkMerged(file) }
    try repository.folder.write("// resolved\n", to: "Sources/App.swift")
    #expect(throws: FixRefusal.unmerged) { try WorkingTree.checkMerged(file) }
    try WorkingTree.checkMerged(repository.folder.path("Other.swift"))
    try repository.git("add Sources/App.swift")
    try WorkingTree.checkMerged(file)
  }

  @Test("A file outside of a repository is accepted") func noRepository() throws {
    let folder = try TemporaryFolder(["App.swift": ""])
    try WorkingTree.checkMerged(folder.path("App.swift"))
  }
}

/// A repository in the middle of a merge.
struct ConflictedRepository {
  let folder: TemporaryFolder

  /// - Parameter files: the contents of each file in the common commit, in the own one and in the other one; a file
  ///   with fewer than three versions is in no commit.
  init(_ files: [String: [String]]) throws {
    folder = try TemporaryFolder()
    try git("init -q .")
    try commit(0, of: files, on: "trunk")
    try commit(2, of: files, on: "other")
    try git("checkout -q trunk")
    try commit(1, of: files, on: nil)
    #expect(try ProgramRun.of(script: Self.command("merge other"), [folder.url.path]).exitCode == 1)
  }

  private func commit(_ index: Int, of files: [String: [String]], on branch: String?) throws {
    if let branch { try git("checkout -q -b \(branch)") }
    for (name, versions) in files { try folder.write(versions.count > index ? versions[index] : "", to: name) }
    try git("add \(files.filter { $0.value.count == 3 }.keys.joined(separator: " "))")
    try git("commit -q -m \(index)")
  }

  func git(_ arguments: String) throws {
    let run = try ProgramRun.of(script: Self.command(arguments), [folder.url.path])
    #expect(run == ProgramRun())
  }

  private static func command(_ arguments: String) -> String {
    "git -C \"$0\" -c user.name=a -c user.email=a@b -c merge.conflictStyle=merge \(arguments)"
  }
}
