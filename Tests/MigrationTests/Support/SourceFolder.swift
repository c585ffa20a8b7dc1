import TestSupport
import Foundation

/// A folder of Swift files for a script; removed with the value.
final class SourceFolder {
  private let folder: TemporaryFolder

  /// - Parameter files: the contents of files, by their paths.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files, named: "Old program")
  }

  func content(of path: String) throws -> String {
    try folder.text(of: path)
  }

  /// The result of a run of the script, with paths relative to the folder.
  struct Outcome {
    let lines: [String]
    let problems: [String]
    let status: Int32
  }

  /// Runs `Scripts/migrate-imports` on the folder.
  /// - Returns: the lines of its output.
  func migrate(_ options: [String] = []) throws -> [String] {
    try run(options + [folder.url.path]).lines
  }

  /// Runs `Scripts/migrate-imports` in the folder.
  func run(_ arguments: [String]) throws -> Outcome {
    let script = RepositoryFile.url("Scripts/migrate-imports").path
    let run = try ProgramRun.of(URL(fileURLWithPath: "/bin/sh"), [script] + arguments, in: folder.url)
    return Outcome(lines: lines(of: run.output), problems: lines(of: run.errors), status: run.exitCode)
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.replacingOccurrences(of: folder.url.path + "/", with: "") }
  }
}
