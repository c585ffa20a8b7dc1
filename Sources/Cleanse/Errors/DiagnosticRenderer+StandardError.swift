import BindingGraph

extension DiagnosticRenderer {
  /// Text for the standard error stream: with colours if it is a terminal and the variable `NO_COLOR` is unset,
  /// otherwise plain.
  public static var standardError: DiagnosticRenderer {
    forStream(
      isTerminal: StandardError.isTerminal, noColor: StandardError.environmentVariable("NO_COLOR"),
      terminalKind: StandardError.environmentVariable("TERM"))
  }
}
