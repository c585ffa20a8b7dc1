import Commands

/// The program `cleanse-graph`, as a function.
package enum GraphCommand {
  private static let tool = Tool("cleanse-graph", schemas: [.graph, .changes, .explanation, .coverage])

  /// A subcommand.
  private struct Action {
    let name: String
    let overview: String
    let namesOfOptions: Set<String>
    let page: HelpPage
    let run: ([String]) -> Outcome

    init<Values>(
      _ name: String, takes operands: String, _ overview: String, discussion: String = "",
      endings: [ExitCode.Ending] = ExitCode.endings(), _ table: ArgumentTable<Values>,
      _ run: @escaping (Values) throws -> Outcome
    ) {
      let page = HelpPage(
        overview: overview, discussion: discussion, usage: ["cleanse-graph \(name) \(operands) [<options>]"],
        sections: table.help(), endings: endings)
      self.name = name
      self.overview = overview
      self.page = page
      namesOfOptions = table.namesOfOptions
      self.run = { arguments in tool.run(arguments, table, help: { _ in page }, run) }
    }
  }

  private static func actions(reading input: GraphInput) -> [Action] {
    [
      Action(
        "coverage", takes: "<file> <record> ...", "List the bindings that no test creates, or the tests of a binding.",
        discussion:
          "Tests that create graphs with TestGraph of CleanseTesting write records if the environment variable "
          + "CLEANSE_COVERAGE names a folder. An override that a test creates in the place of a binding does not count.",
        Coverage.table
      ) { try $0.run(reading: input) },
      Action(
        "diff", takes: "<old> <new>", "List the differences between two graphs.",
        endings: ExitCode.endings(success: "The graphs are equal.", findings: "The graphs differ."), Comparison.table
      ) { try $0.run(reading: input) },
      Action(
        "explain", takes: "<file> <type>", "Explain a type of a graph.",
        discussion:
          "The explanation covers the bindings of the type and their locations, the types that require it, the "
          + "path from the root, how often it is created, what retains it, and what would be missing without it.",
        Explaining.table
      ) { try $0.run(reading: input) },
      Action("render", takes: "<file>", "Convert a graph to another format.", Rendering.table) {
        try $0.run(reading: input)
      },
    ]
  }

  /// Runs the program, and writes its output.
  /// - Returns: the exit code.
  package static func main(_ arguments: [String]) -> Int32 { tool.main { run(arguments) } }

  /// Runs the program. The exit code is 0 if graphs are equal or were not compared; 1 if they differ; 2 if the command
  /// line is invalid; and 3 if the input or the output cannot be used.
  /// - Parameters:
  ///   - arguments: the command line, without the program's name.
  ///   - input: files and standard input.
  package static func run(_ arguments: [String], reading input: GraphInput = GraphInput()) -> Outcome {
    var arguments = arguments
    let actions = actions(reading: input)
    let options = actions.reduce(into: Set<String>()) { $0.formUnion($1.namesOfOptions) }
    guard let name = removeCommand(from: &arguments, namesOfOptions: options) else {
      return runWithoutAction(
        arguments, actions, UsageError.other("missing subcommand: 'coverage', 'diff', 'explain' or 'render'"))
    }
    if name == "help" {
      guard let topic = arguments.first else { return Outcome(output: help(actions).text) }
      guard let action = actions.first(where: { $0.name == topic }) else {
        return runWithoutAction(arguments, actions, unknown(topic, actions))
      }
      return Outcome(output: action.page.text)
    }
    guard let action = actions.first(where: { $0.name == name }) else {
      return runWithoutAction(arguments, actions, unknown(name, actions))
    }
    return action.run(arguments)
  }

  /// Without a command, only the options for help and version are valid.
  private static func runWithoutAction(_ arguments: [String], _ actions: [Action], _ error: UsageError) -> Outcome {
    let options = arguments.filter(["--help", "-h", "--version"].contains)
    return tool.run(options, ArgumentTable((), []), help: { _ in help(actions) }) { throw error }
  }

  private static func unknown(_ command: String, _ actions: [Action]) -> UsageError {
    UsageError.unknown("command", command, known: actions.map(\.name))
  }

  /// The first argument that is neither an option nor its value.
  private static func removeCommand(from arguments: inout [String], namesOfOptions: Set<String>) -> String? {
    let position = arguments.indices.first { index in
      !arguments[index].hasPrefix("-") && (index == 0 || !namesOfOptions.contains(arguments[index - 1]))
    }
    return position.map { arguments.remove(at: $0) }
  }

  private static func help(_ actions: [Action]) -> HelpPage {
    HelpPage(
      overview: "Compare, explain and draw dependency graphs.",
      discussion: "Graphs are read as JSON or lock files. Compare two graphs that were written as text with 'diff -u'.",
      usage: ["cleanse-graph <subcommand>"],
      sections: [
        HelpPage.Section(
          "Subcommands",
          rows: actions.map { ($0.name, $0.overview) } + [("help <subcommand>", "Show help for a subcommand.")])
      ],
      endings: ExitCode.endings(findings: "With diff: the graphs differ."))
  }
}
