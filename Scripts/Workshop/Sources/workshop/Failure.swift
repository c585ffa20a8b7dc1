/// The error of a command: one problem a line.
struct Failure: Error, Equatable {
  let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }

  init(_ problem: String) {
    self.init([problem])
  }

  /// The failure with an explanation.
  func adding(_ text: String) -> Failure {
    Failure(problems + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}
