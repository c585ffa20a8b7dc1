import BindingGraph
import Commands
import GraphDocuments

/// What one check of a program has found.
struct ProgramFindings: Sendable {
  /// In the order of reports.
  let diagnostics: [Diagnostic]
  let extent: CheckedExtent

  /// Checks modules, and writes the graph where a file was named for it.
  init(of input: InputModules, _ options: Options) throws {
    let check = try GraphCheck(
      input.modules, roots: options.roots, declaredIn: input.checked, usedIn: input.sources,
      isStrict: options.isStrict, expectsRoot: options.expectsRoot, unread: input.unread)
    let found = try options.rules.flatMap { try RulesProgram(path: $0).diagnostics(in: check.documentsForRules) }
    if let path = options.graph { try check.document(relativeTo: options.folder, adding: found).write(to: path) }
    diagnostics = check.diagnostics(adding: found)
    extent = check.extent
  }

  /// The code to exit with.
  func exitCode(_ options: Options) -> Int32 {
    diagnostics.contains { diagnostic in
      switch diagnostic.severity {
      case .error: true
      case .warning: options.warningsAreErrors
      // What was not checked may have errors; other notes only advise.
      case .note: options.warningsAreErrors && diagnostic.id == .uncheckedCode
      }
    } ? 1 : 0
  }

  func report(_ options: Options) -> String {
    options.format.text(of: diagnostics, relativeTo: options.folder, checked: extent)
  }

  func outcome(_ options: Options) -> Outcome {
    Outcome(output: report(options), complaint: "cleansec: \(extent.summary)\n", exitCode: exitCode(options))
  }
}
