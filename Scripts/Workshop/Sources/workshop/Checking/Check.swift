/// Searches the repository for one kind of errors.
protocol Check: Sendable {
  /// The name of the check in commands.
  var name: String { get }

  /// The subject of the check, for the help page.
  var summary: String { get }

  /// The names of the parts that can be checked alone.
  func parts(in repository: Repository) throws -> [String]

  /// Prints the successful parts, and throws a `Failure` with all problems. Checks all parts unless some are named.
  func run(in repository: Repository, parts: [String]) throws
}

extension Check {
  func parts(in repository: Repository) -> [String] { [] }
}

/// A check that reads files, and runs nothing.
protocol TextCheck: Check {
  /// The line that is printed if there are no problems.
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
