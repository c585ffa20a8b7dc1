import BindingGraph
import Commands
import GraphDocuments
import TextFiles

/// The result of one check of a program.
struct ProgramFindings: Sendable {
  /// The diagnostics, in the order of reports.
  let diagnostics: [Diagnostic]
  let extent: CheckedExtent
  /// The graph as JSON, if it is written to standard output.
  private(set) var graph: String?

  /// Checks modules, and writes the graph if a file was named for it.
  init(of input: InputModules, _ options: Options) throws {
    let check = try GraphCheck(
      input.modules, roots: options.roots, declaredIn: input.checked, usedIn: input.sources,
      enabling: Set(options.enabledRules), isStrict: options.isStrict, expectsRoot: options.expectsRoot,
      unread: input.unread)
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
    // The log of a build has only messages about its sources.
    let summary = options.isBuildStep ? "" : "cleansec: \(extent.summary)\n"
    guard let graph else {
      return Outcome(output: report(options), complaint: summary, exitCode: options.exitCode(for: diagnostics))
    }
    return Outcome(output: graph, complaint: report(options) + summary, exitCode: options.exitCode(for: diagnostics))
  }
}

extension Options {
  /// The base of displayed paths; `nil` for full paths.
  var shownFolder: FolderPath? { folder.map { FolderPath($0) } }

  /// The exit code if these diagnostics remain.
  func exitCode(for diagnostics: [Diagnostic]) -> Int32 {
    diagnostics.contains { diagnostic in
      switch diagnostic.severity.level {
      case .error: true
      case .warning: warningsAreErrors
      // Unchecked code may have errors; other notes are only advice.
      case .note: warningsAreErrors && diagnostic.id == .uncheckedCode
      }
    } ? ExitCode.findings : 0
  }
}
