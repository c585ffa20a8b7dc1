/// What the tools exit with; 0 where all is well.
package enum ExitCode {
  /// Errors were found, or graphs differ.
  package static let findings: Int32 = 1
  /// The command line cannot be understood.
  package static let wrongUse: Int32 = 2
  /// A file, a compiler or the output cannot be used: nothing is known of what was asked for.
  package static let failure: Int32 = 3

  /// An exit code and its meaning, as the help lists them.
  package typealias Ending = (code: Int32, meaning: String)

  /// The exit codes of a command.
  /// - Parameters:
  ///   - success: the meaning of 0.
  ///   - findings: the meaning of 1; `nil` for a command that finds nothing.
  ///   - failure: the meaning of 3.
  package static func endings(
    success: String = "Success.", findings: String? = nil, failure: String = "A file cannot be read or written."
  ) -> [Ending] {
    let common = [(wrongUse, "The command line is invalid."), (Self.failure, failure)]
    return [(0, success)] + (findings.map { [(Self.findings, $0)] } ?? []) + common
  }
}
