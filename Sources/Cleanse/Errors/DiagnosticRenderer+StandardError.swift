import BindingGraph

extension DiagnosticRenderer {
  /// Text for the standard error stream: with colours where that is a terminal and the variable `NO_COLOR` is unset,
  /// plain elsewhere.
  public static var standardError: DiagnosticRenderer {
    forStream(
      isTerminal: StandardError.isTerminal, noColor: StandardError.environmentVariable("NO_COLOR"),
      terminalKind: StandardError.environmentVariable("TERM"))
  }
}
