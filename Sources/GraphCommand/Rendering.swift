import Commands
import GraphDocuments

/// What the command line of `cleanse-graph render` says.
struct Rendering {
  private var files: [String] = []
  /// `nil` where the output's extension names it, and for text.
  private var format: GraphFormat?
  /// `nil` for standard output.
  private var output: String?
  private var component: String?
  private var neededBy: String?
  private var needing: String?
  private var depth: UInt?
  private var leavesOutLeaves = false
  private var collapsesModules = false

  static var table: ArgumentTable<Rendering> {
    ArgumentTable(
      Rendering(),
      [
        .init(
          "render", text: "Writes a graph in another form.",
          arguments: [
            .operands("FILE", \.files),
            .option("--format", "FORMAT", \.format, "the extension of the output names it, too"),
            .option("--output", "FILE", \.output, "write there, and not to standard output"),
            .option("--component", "NAME", \.component, "only this component"),
            .option("--needed-by", "TYPE", \.neededBy, "only this type, and everything that it needs"),
            .option("--needing", "TYPE", \.needing, "only this type, and everything that needs it"),
            .option(
              "--depth", "NUMBER", \.depth,
              "with the two above: follow so many requirements one after another; without them, from the roots of the "
                + "outermost components"),
            .flag("--without-leaves", \.leavesOutLeaves, "leave out what needs nothing"),
            .flag("--collapse-modules", \.collapsesModules, "show each module as one node"),
          ])
      ])
  }

  /// - Throws: `UsageError`, `GraphDocumentError`
  func run() throws -> Outcome {
    guard files.count == 1 else { throw UsageError.other("'render' takes one file") }
    if let output, format == nil { try checkExtension(of: output) }
    let document = try GraphDocument(contentsOfFile: files[0]).filtered(filters)
    guard let output else { return Outcome(output: document.text(as: format ?? .text)) }
    try document.write(to: output, as: format)
    return Outcome()
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
    if leavesOutLeaves { filters.append(.withoutLeaves) }
    if collapsesModules { filters.append(.collapsedModules) }
    return filters
  }
}

extension GraphFormat: ArgumentValue {
  package static var choices: [String] { allCases.map(\.name) }
  package init?(argument: String) { try? self.init(name: argument) }
  package var argument: String? { name }
}
