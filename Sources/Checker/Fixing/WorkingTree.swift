import Foundation

/// The state of files in git.
enum WorkingTree {
  /// - Throws: `FixRefusal` if a merge has left conflicts in the file that are not yet resolved in the index.
  static func checkMerged(_ file: String) throws {
    let url = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("cleansec-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    // Git runs hooks with variables that name another folder.
    let environment =
      ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].flatMap { ["-u", $0] } + ["LC_ALL=C"]
    let command = [
      "git", "--literal-pathspecs", "-C", url.deletingLastPathComponent().path, "ls-files", "--unmerged", "--",
      url.lastPathComponent,
    ]
    let run: CompilerRun
    do {
      run = try CompilerRun("/usr/bin/env", environment + command, output: output, folder: nil)
    } catch CompilerError.notCallable {
      return
    } catch {
      throw FixRefusal.unknownState("\(error)")
    }
    // Without git there are no unmerged files.
    if run.exitCode == missingProgram { return }
    guard run.exitCode == 0 else {
      if run.complaint.contains("not a git repository") { return }
      throw FixRefusal.unknownState(run.complaint.split(separator: "\n").joined(separator: " "))
    }
    if FileManager.default.contents(atPath: output.path)?.isEmpty == false { throw FixRefusal.unmerged }
  }

  /// The exit code of `env` for a missing program.
  private static let missingProgram: Int32 = 127
}
