import Cleanse

/// What the command line asks for.
struct TourOptions {
  static let usage = """
    Usage: diagnostics-tour [--format FORMAT] [ID ...]

    Prints the report of a graph with common errors, and that of a graph with common warnings.

      --format FORMAT   plain (the default), terminal, compiler, json or sarif
      ID                print diagnostics of these kinds only, such as missing-binding
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
