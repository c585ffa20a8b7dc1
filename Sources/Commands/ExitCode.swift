/// What the tools exit with; 0 where all is well.
package enum ExitCode {
  /// Errors were found, or graphs differ.
  package static let findings: Int32 = 1
  /// The command line cannot be understood.
  package static let wrongUse: Int32 = 2
  /// A file, a compiler or the output cannot be used: nothing is known of what was asked for.
  package static let failure: Int32 = 3

  /// The sentence of helps.
  package static let help =
    "Exits with 0, with 2 where the command line is wrong, and with 3 where something cannot be done."
}
