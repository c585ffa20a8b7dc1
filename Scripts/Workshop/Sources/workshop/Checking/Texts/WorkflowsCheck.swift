import Foundation

/// In .github/workflows, each line `run:` has to call an executable file of this repository, so that you can also run
/// all steps of CI by hand. Actions of others are pinned to commits, and each workflow names its permissions.
struct WorkflowsCheck: TextCheck {
  let name = "workflows"
  let summary = ".github/workflows calls scripts that there are and pinned actions, with named permissions"
  let success = "The workflows call scripts that there are and pinned actions, with named permissions"

  func problems(in repository: Repository) throws -> [String] {
    let workflows = try [".yml", ".yaml"].flatMap { try repository.files(below: ".github/workflows", endingIn: $0) }
    let texts = try workflows.map { (file: $0, lines: try repository.text(of: $0).components(separatedBy: "\n")) }
    let lines = texts.flatMap(\.lines)
    let calls = lines.filter { $0.contains(/(^|[^a-z-])"?run"? *:/) }
    guard !calls.isEmpty else { return ["no workflow runs anything"] }
    return texts.filter { !$0.lines.contains { $0.hasPrefix("permissions:") } }.map {
      "\($0.file) names no permissions"
    }
      + calls.compactMap { problem(ofCall: $0, in: repository) }
      + lines.filter { $0.contains(/(^|[^a-z-])"?uses"? *:/) }.compactMap(problem(ofAction:))
  }

  private func problem(ofCall line: String, in repository: Repository) -> String? {
    guard let match = line.wholeMatch(of: /\ *(?:- )?run: +((?:\.ci|Scripts)\/[a-z0-9-]+)(?: [a-z0-9-]+)*/) else {
      return "this is not the call of a script of this repository: \(line)"
    }
    let program = repository.url(of: String(match.1)).path
    return FileManager.default.isExecutableFile(atPath: program)
      ? nil : "a workflow runs \(match.1), which is no script"
  }

  /// Tags can be moved, commits cannot. Dependabot updates both the commit and the comment.
  private func problem(ofAction line: String) -> String? {
    line.wholeMatch(of: /\ *(?:- )?uses: +[A-Za-z0-9_.\/-]+@[0-9a-f]{40} +# .+/) == nil
      ? "this is not an action at a commit, with its version as a comment: \(line)" : nil
  }
}
