import Commands

/// The program `cleanse-graph`, as a function.
package enum GraphCommand {
  private static let tool = Tool("cleanse-graph", schemas: [.graph, .changes, .explanation])

  /// What can be done, and how.
  private struct Action {
    let name: String
    let usage: String
    let sections: [HelpPage.Section]
    let namesOfOptions: Set<String>
    let run: ([String], HelpPage) -> Outcome

    init<Values>(
      _ name: String, takes operands: String, _ table: ArgumentTable<Values>,
      _ run: @escaping (Values) throws -> Outcome
    ) {
      self.name = name
      usage = "cleanse-graph \(name) \(operands) [OPTION ...]"
      sections = table.help()
      namesOfOptions = table.namesOfOptions
      self.run = { arguments, page in tool.run(arguments, table, help: { _ in page }, run) }
    }

    var page: HelpPage { HelpPage(usage: [usage], overview: ExitCode.help, sections: sections) }
  }

  private static var actions: [Action] {
    [
      Action("diff", takes: "OLD NEW", Comparison.table) { try $0.run() },
      Action("explain", takes: "FILE TYPE", Explaining.table) { try $0.run() },
      Action("render", takes: "FILE", Rendering.table) { try $0.run() },
    ]
  }

  /// Runs the program, and writes what it has to say.
  /// - Returns: the code to exit with.
  package static func main(_ arguments: [String]) -> Int32 { tool.report(run(arguments)) }

  /// Runs the program. It exits with 0 where graphs are equal, or nothing was compared; with 1 where they differ; with 2 where
  /// the command line is wrong; and with 3 where the input or the output cannot be used.
  /// - Parameter arguments: what the user typed, without the program's name.
  package static func run(_ arguments: [String]) -> Outcome {
    var arguments = arguments
    let actions = actions
    let options = actions.reduce(into: Set<String>()) { $0.formUnion($1.namesOfOptions) }
    guard let name = removeCommand(from: &arguments, namesOfOptions: options) else {
      return runWithoutAction(arguments, UsageError.other("say what to do: 'diff', 'explain' or 'render'"))
    }
    if name == "help" {
      guard let topic = arguments.first else { return Outcome(output: help.text) }
      guard let action = actions.first(where: { $0.name == topic }) else {
        return runWithoutAction(arguments, unknown(topic))
      }
      return Outcome(output: action.page.text)
    }
    guard let action = actions.first(where: { $0.name == name }) else {
      return runWithoutAction(arguments, unknown(name))
    }
    return action.run(arguments, action.page)
  }

  /// Without a command, options mean nothing but a wish for help.
  private static func runWithoutAction(_ arguments: [String], _ error: UsageError) -> Outcome {
    tool.run(arguments.filter(["--help", "-h", "--version"].contains), ArgumentTable((), []), help: { _ in help }) {
      throw error
    }
  }

  private static func unknown(_ command: String) -> UsageError {
    UsageError.unknown("command", command, known: actions.map(\.name))
  }

  /// The first argument that is neither an option nor its value.
  private static func removeCommand(from arguments: inout [String], namesOfOptions: Set<String>) -> String? {
    let position = arguments.indices.first { index in
      !arguments[index].hasPrefix("-") && (index == 0 || !namesOfOptions.contains(arguments[index - 1]))
    }
    return position.map { arguments.remove(at: $0) }
  }

  private static var help: HelpPage {
    HelpPage(
      usage: actions.map(\.usage) + ["cleanse-graph help COMMAND"],
      overview:
        "Compares, explains and draws graphs that were written as JSON. Graphs that were written as text are for people: "
        + "compare two of them with a program for texts, such as 'diff -u'. \(ExitCode.help)",
      sections: actions.flatMap(\.sections))
  }
}
