import Commands

/// The program `cleanse-graph`, as a function.
package enum GraphCommand {
  private static let tool = Tool("cleanse-graph", failureCode: 2)

  /// Runs the program, and writes what it has to say.
  /// - Returns: the code to exit with.
  package static func main(_ arguments: [String]) -> Int32 { tool.report(run(arguments)) }

  /// Runs the program. It exits with 0 where graphs are equal, or nothing was compared; with 1 where they differ; and with
  /// 2 where the input cannot be used.
  /// - Parameter arguments: what the user typed, without the program's name.
  package static func run(_ arguments: [String]) -> Outcome {
    var arguments = arguments
    let (comparison, explaining, rendering) = (Comparison.table, Explaining.table, Rendering.table)
    let options = comparison.namesOfOptions.union(explaining.namesOfOptions).union(rendering.namesOfOptions)
    switch removeCommand(from: &arguments, namesOfOptions: options) {
    case "diff"?: return tool.run(arguments, comparison, help: { _ in help }) { try $0.run() }
    case "explain"?: return tool.run(arguments, explaining, help: { _ in help }) { try $0.run() }
    case "render"?: return tool.run(arguments, rendering, help: { _ in help }) { try $0.run() }
    case let command:
      // Without a command, options mean nothing but a wish for help.
      return tool.run(
        arguments.filter(["--help", "-h", "--version"].contains), ArgumentTable((), []), help: { _ in help }
      ) {
        throw command.map { UsageError.unknown("command", $0, known: ["diff", "explain", "render"]) }
          ?? UsageError.other("say what to do: 'diff', 'explain' or 'render'")
      }
    }
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
      usage: [
        "cleanse-graph diff OLD NEW [OPTION ...]", "cleanse-graph explain FILE TYPE [OPTION ...]",
        "cleanse-graph render FILE [OPTION ...]",
      ],
      overview:
        "Compares, explains and draws graphs that were written as JSON. Graphs that were written as text are for people: "
        + "compare two of them with a program for texts, such as 'diff -u'.",
      sections: Comparison.table.help() + Explaining.table.help() + Rendering.table.help())
  }
}
