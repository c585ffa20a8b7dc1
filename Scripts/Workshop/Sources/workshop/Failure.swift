/// What a command ends with: each problem on a line.
struct Failure: Error, Equatable {
  let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }

  init(_ problem: String) {
    self.init([problem])
  }
}
