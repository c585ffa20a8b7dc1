import Commands
import GraphDocuments

/// The options of `cleanse-graph render`.
struct Rendering {
  private var files: [String] = []
  /// `nil` to use the output's extension, or text without one.
  private var format: GraphFormat?
  /// `nil` for standard output.
  private var output: String?
  private var sourceLink: SourceLink?
  private var older: String?
  private var trace: String?
  private var coverage: [String] = []
  private var explains = false
  private var component: String?
  private var neededBy: String?
  private var needing: String?
  private var depth: UInt?
  private var hidden: [String] = []
  private var leavesOutLeaves = false
  private var collapsesModules = false

  static var table: ArgumentTable<Rendering> {
    ArgumentTable(
      Rendering(),
      [
        .init(arguments: [
          .operands("FILE", \.files, "The graph, a JSON or lock file; '-' for standard input."),
          .option(
            "--format", "FORMAT", \.format,
            "The output format. Without it, the extension of the output decides, and standard output gets text."),
          .option("--output", "FILE", \.output, "Write to this file instead of standard output."),
          .option(
            "--source-link", "TEMPLATE", \.sourceLink,
            "Link the source locations of the page: an address with {path}, {line} and {column}, such as "
              + "'vscode://file/Users/me/App/{path}:{line}' or 'https://github.com/me/app/blob/COMMIT/{path}#L{line}'."),
          .option(
            "--compare", "OLDER", \.older,
            "Mark the change since an older graph, a JSON or lock file, on the page; '-' for standard input."),
          .option(
            "--trace", "TRACE", \.trace,
            "Put a creation trace into the page, written with trace.text(as: .chromeTrace)."),
          .option(
            "--coverage", "RECORD", \.coverage,
            "Put the tests that create each binding into the page: a file that tests wrote, or a folder of such files."),
          .flag(
            "--explain", \.explains,
            "Put the answers of 'explain' into the page: when each value is created, what holds it, and what is lost "
              + "without it."),
          .option("--component", "NAME", \.component, "Show only this component."),
          .option("--needed-by", "TYPE", \.neededBy, "Show only this type and its dependencies."),
          .option("--needing", "TYPE", \.needing, "Show only this type and the types that depend on it."),
          .option(
            "--depth", "NUMBER", \.depth,
            "Limit '--needed-by' and '--needing' to this many dependencies in a row; without them, start at the roots of "
              + "the outermost components."),
          .option("--hide", "NAME", \.hidden, "Leave out this type, or all bindings of this Cleanse module."),
          .flag("--without-leaves", \.leavesOutLeaves, "Omit types without dependencies."),
          .flag("--collapse-modules", \.collapsesModules, "Show each Cleanse module as one node."),
        ])
      ])
  }

  /// - Throws: `UsageError`, `GraphDocumentError`, `CreationTraceFile.Unreadable`, `CoverageRecord.Unreadable`
  func run(reading input: GraphInput) throws -> Outcome {
    guard files.count == 1 else { throw UsageError.other("'render' takes one file: '<file>'") }
    if let output, format == nil { try checkExtension(of: output) }
    let format = try self.format ?? output.map { try GraphFormat(forFile: $0) } ?? .text
    if format != .html, let option = optionsOfPage.first {
      throw UsageError.other("'\(option)' is only for the format 'html'")
    }
    guard [files[0], older] != ["-", "-"] else {
      throw UsageError.other("only one of the graphs can be read from standard input")
    }
    let document = try input.document(at: files[0])
    let text =
      format == .html
      ? try document.page(showing: filters, linkingSourceTo: sourceLink, with: additions(reading: input))
      : try document.filtered(filters).text(as: format)
    guard let output else { return Outcome(output: text) }
    try GraphDocument.write(text, to: output)
    return Outcome()
  }

  /// The given options that only pages have.
  private var optionsOfPage: [String] {
    [
      sourceLink.map { _ in "--source-link" }, older.map { _ in "--compare" }, trace.map { _ in "--trace" },
      coverage.isEmpty ? nil : "--coverage", explains ? "--explain" : nil,
    ].compactMap { $0 }
  }

  private func additions(reading input: GraphInput) throws -> PageAdditions {
    var additions = PageAdditions()
    additions.older = try older.map { ($0, try input.document(at: $0)) }
    additions.trace = try trace.map { try CreationTraceFile(at: $0) }
    additions.hasExplanations = explains
    if !coverage.isEmpty { additions.coverage = try coverage.flatMap { try CoverageRecord.records(at: $0) } }
    return additions
  }

  private func checkExtension(of output: String) throws {
    do {
      _ = try GraphFormat(forFile: output)
    } catch {
      throw UsageError.other("\(error)")
    }
  }

  private var filters: [GraphFilter] {
    let depth = depth.map(Int.init(clamping:))
    var filters: [GraphFilter] = []
    if let neededBy { filters.append(.needed(by: neededBy, depth: depth)) }
    if let needing { filters.append(.needing(needing, depth: depth)) }
    if filters.isEmpty, let depth { filters.append(.depth(depth)) }
    if let component { filters.append(.component(component)) }
    filters += hidden.map(GraphFilter.without)
    if leavesOutLeaves { filters.append(.withoutLeaves) }
    if collapsesModules { filters.append(.collapsedModules) }
    return filters
  }
}

extension GraphFormat: ArgumentValue {
  package static var choices: [String] { allCases.map(\.name) }
  package static func advice(on argument: String) -> String { GraphDocumentError.advice(onFormat: argument) }
  package init?(argument: String) { try? self.init(name: argument) }
  package var argument: String? { name }
}

extension SourceLink: ArgumentValue {
  package static var expectation: String {
    "an address with \(placeholders[0]), such as 'vscode://file/Users/me/App/{path}:{line}'; placeholders: "
      + placeholders.joined(separator: ", ")
  }
  package init?(argument: String) { self.init(template: argument) }
  package var argument: String? { template }
}
