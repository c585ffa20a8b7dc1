/// What a command ends with: each problem on a line.
struct Failure: Error, Equatable {
  let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }

  init(_ problem: String) {
    self.init([problem])
  }

  /// The same with a text that explains it.
  func adding(_ text: String) -> Failure {
    Failure(problems + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}
