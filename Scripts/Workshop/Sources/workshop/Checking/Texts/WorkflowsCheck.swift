import Foundation

/// In .github/workflows, each line `run:` has to call an executable file of this repository, so that you can also run
/// all steps of CI by hand.
struct WorkflowsCheck: TextCheck {
  let name = "workflows"
  let summary = ".github/workflows calls scripts that there are, and nothing else"
  let success = "The workflows call scripts that there are"

  func problems(in repository: Repository) throws -> [String] {
    let workflows = try [".yml", ".yaml"].flatMap { try repository.files(below: ".github/workflows", endingIn: $0) }
    let lines = try workflows.flatMap { try repository.text(of: $0).components(separatedBy: "\n") }
    let calls = lines.filter { $0.contains(/(^|[^a-z-])"?run"? *:/) }
    guard !calls.isEmpty else { return ["no workflow runs anything"] }
    return calls.compactMap { line in
      guard let match = line.wholeMatch(of: /\ *(?:- )?run: +((?:\.ci|Scripts)\/[a-z0-9-]+)(?: [a-z0-9-]+)*/) else {
        return "this is not the call of a script of this repository: \(line)"
      }
      let program = repository.url(of: String(match.1)).path
      return FileManager.default.isExecutableFile(atPath: program)
        ? nil : "a workflow runs \(match.1), which is no script"
    }
  }
}
