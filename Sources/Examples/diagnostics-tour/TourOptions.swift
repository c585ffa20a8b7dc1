import Cleanse

/// What the command line asks for.
struct TourOptions {
  static let usage = """
    OVERVIEW: Print the reports of two example graphs: one with errors, and one with warnings.

    USAGE: diagnostics-tour [--format <format>] [<id> ...]

    ARGUMENTS:
      <id>                Print only diagnostics of these kinds, such as missing-binding.

    OPTIONS:
      --format <format>   The format of the report. (values: plain, terminal, compiler, json, sarif; default: plain)
      -h, --help          Show help information.
    """

  private static let formats: [String: DiagnosticRenderer] = [
    "plain": .plain, "terminal": .terminal, "compiler": .compiler, "json": .json, "sarif": .sarif,
  ]

  private(set) var renderer = DiagnosticRenderer.plain
  private var ids: Set<DiagnosticID> = []

  /// - Returns: `nil` where the arguments make no sense, or ask for help.
  init?(_ arguments: [String]) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      if argument == "--format" {
        guard let renderer = arguments.popFirst().flatMap({ Self.formats[$0] }) else { return nil }
        self.renderer = renderer
      } else {
        guard !argument.hasPrefix("-") else { return nil }
        ids.insert(DiagnosticID(rawValue: argument))
      }
    }
  }

  func includes(_ diagnostic: Diagnostic) -> Bool {
    ids.isEmpty || ids.contains(diagnostic.id)
  }
}
