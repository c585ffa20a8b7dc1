import Cleanse

/// An invalid argument.
struct UsageError: Error {
  let description: String
}

/// The options of the command line.
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
  private(set) var asksForHelp = false
  private var ids: [DiagnosticID] = []

  /// - Throws: `UsageError`
  init(_ arguments: [String]) throws(UsageError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      if argument == "--format" {
        let name = arguments.popFirst() ?? ""
        guard let renderer = Self.formats[name] else { throw UsageError(description: "There is no format '\(name)'.") }
        self.renderer = renderer
      } else if argument == "--help" || argument == "-h" {
        asksForHelp = true
      } else {
        guard !argument.hasPrefix("-") else { throw UsageError(description: "There is no option '\(argument)'.") }
        ids.append(DiagnosticID(rawValue: argument))
      }
    }
  }

  /// The diagnostics of the requested kinds; all if no kind is requested.
  /// - Throws: `UsageError` if there is no diagnostic of a kind.
  func selection(of diagnostics: [Diagnostic]) throws(UsageError) -> [Diagnostic] {
    guard !ids.isEmpty else { return diagnostics }
    let known = Set(diagnostics.map(\.id))
    if let unknown = ids.first(where: { !known.contains($0) }) {
      let names = known.map(\.rawValue).sorted().joined(separator: ", ")
      throw UsageError(description: "The tour has no '\(unknown)'. It has: \(names)")
    }
    return diagnostics.filter { ids.contains($0.id) }
  }
}
