import Foundation

/// What git knows of files.
enum WorkingTree {
  /// - Throws: `FixRefusal` where a merge has left conflicts in the file, and the index does not have their resolution yet.
  static func checkMerged(_ file: String) throws {
    let url = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("cleansec-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    // A hook of git is run with variables that tell another folder.
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
    // Without git there is nothing that could be unmerged.
    if run.exitCode == missingProgram { return }
    guard run.exitCode == 0 else {
      if run.complaint.contains("not a git repository") { return }
      throw FixRefusal.unknownState(run.complaint.split(separator: "\n").joined(separator: " "))
    }
    if FileManager.default.contents(atPath: output.path)?.isEmpty == false { throw FixRefusal.unmerged }
  }

  /// What `env` exits with where there is no such program.
  private static let missingProgram: Int32 = 127
}
