/// Looks for one kind of mistakes.
protocol Check: Sendable {
  /// Its name in commands.
  var name: String { get }

  /// What it looks at, for the help page.
  var summary: String { get }

  /// What can be looked at alone, by its name.
  func parts(in repository: Repository) throws -> [String]

  /// Tells what is right, and throws a `Failure` with all that is not. Looks at all parts unless some are named.
  func run(in repository: Repository, parts: [String]) throws
}

extension Check {
  func parts(in repository: Repository) -> [String] { [] }
}

/// A check that reads files, and runs nothing.
protocol TextCheck: Check {
  /// What is said where there are no problems.
  var success: String { get }

  func problems(in repository: Repository) throws -> [String]
}

extension TextCheck {
  func run(in repository: Repository, parts: [String]) throws {
    let problems = try problems(in: repository)
    guard problems.isEmpty else { throw Failure(problems) }
    Output.line(success)
  }
}
