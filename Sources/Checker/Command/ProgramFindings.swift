import BindingGraph
import Commands
import GraphDocuments

/// What one check of a program has found.
struct ProgramFindings: Sendable {
  /// In the order of reports.
  let diagnostics: [Diagnostic]
  let extent: CheckedExtent
  /// The graph as JSON, where it goes to standard output.
  private(set) var graph: String?

  /// Checks modules, and writes the graph where a file was named for it.
  init(of input: InputModules, _ options: Options) throws {
    let check = try GraphCheck(
      input.modules, roots: options.roots, declaredIn: input.checked, usedIn: input.sources,
      isStrict: options.isStrict, expectsRoot: options.expectsRoot, unread: input.unread)
    let found = try options.rules.flatMap { try RulesProgram(path: $0).diagnostics(in: check.documentsForRules) }
    if let path = options.graph {
      let document = try check.document(relativeTo: options.shownFolder, adding: found)
      if options.printsGraph { graph = document.text(as: .json) } else { try document.write(to: path) }
    }
    diagnostics = check.diagnostics(adding: found)
    extent = check.extent
  }

  func report(_ options: Options) -> String {
    options.format.text(
      of: diagnostics, relativeTo: options.shownFolder, documentedAt: options.site, checked: extent)
  }

  func outcome(_ options: Options) -> Outcome {
    let summary = "cleansec: \(extent.summary)\n"
    guard let graph else {
      return Outcome(output: report(options), complaint: summary, exitCode: options.exitCode(for: diagnostics))
    }
    return Outcome(output: graph, complaint: report(options) + summary, exitCode: options.exitCode(for: diagnostics))
  }
}

extension Options {
  /// The folder that paths are shown from; `nil` for full paths.
  var shownFolder: FolderPath? { folder.map { FolderPath($0) } }

  /// The code to exit with where these diagnostics remain.
  func exitCode(for diagnostics: [Diagnostic]) -> Int32 {
    diagnostics.contains { diagnostic in
      switch diagnostic.severity.level {
      case .error: true
      case .warning: warningsAreErrors
      // What was not checked may have errors; other notes only advise.
      case .note: warningsAreErrors && diagnostic.id == .uncheckedCode
      }
    } ? ExitCode.findings : 0
  }
}
