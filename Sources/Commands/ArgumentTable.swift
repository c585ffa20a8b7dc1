/// The arguments of a command, declared once for reading command lines and for the help.
package struct ArgumentTable<Values> {
  /// Arguments under a common title.
  package struct Section {
    let title: String
    let text: String
    let arguments: [Argument<Values>]

    package init(_ title: String = "Options", text: String = "", arguments: [Argument<Values>]) {
      self.title = title
      self.text = text
      self.arguments = arguments
    }
  }

  enum Request {
    case help(Values)
    case version
    case run(Values)
  }

  private let initial: Values
  private let sections: [Section]
  private let arguments: [Argument<Values>]

  /// - Parameter initial: the values of an empty command line.
  package init(_ initial: Values, _ sections: [Section]) {
    self.initial = initial
    self.sections = sections
    arguments = sections.flatMap(\.arguments)
  }

  /// The names of the options that take a value.
  package var namesOfOptions: Set<String> { Set(arguments.filter { $0.form == .option }.map(\.name)) }

  /// Reads a command line.
  /// - Throws: `UsageError`
  func request(in line: [String]) throws -> Request {
    var values = initial
    var isHelp = false
    var hasOperands = false
    var rest = line[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch word {
      case "--help", "-h": isHelp = true
      // A file with this name can be passed as "./help".
      case "help" where !hasOperands:
        isHelp = true
        hasOperands = true
      case "--version": return .version
      case "--":
        for operand in rest { try read(operand, as: argument(.remainder) ?? argument(.operand), into: &values) }
        rest = []
      case _ where !word.hasPrefix("-") || word == "-":
        hasOperands = true
        try read(word, as: argument(.operand), into: &values)
      case _:
        guard let option = arguments.first(where: { $0.name == parts[0] }) else {
          let known = arguments.filter { !$0.isHidden }.map(\.name).filter { $0.hasPrefix("--") }
          throw UsageError.unknownOption(parts[0], known: known + ["--help", "--version"])
        }
        if option.form == .flag, parts.count > 1 { throw UsageError.superfluousValue(option.name) }
        guard let value = option.form == .flag ? "" : parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw UsageError.missingValue(option.name)
        }
        try read(value, as: option, into: &values)
      }
    }
    return isHelp ? .help(values) : .run(values)
  }

  private func argument(_ form: Argument<Values>.Form) -> Argument<Values>? { arguments.first { $0.form == form } }

  private func read(_ text: String, as argument: Argument<Values>?, into values: inout Values) throws {
    guard let argument else { throw UsageError.superfluousOperand(text) }
    guard !argument.read(&values, text) else { return }
    throw argument.choices.isEmpty
      ? UsageError.invalidValue(text, of: argument.name, expected: argument.expectation)
      : UsageError.unknown(
        argument.placeholder.lowercased(), text, known: argument.choices, advice: argument.advice(text))
  }
}

extension ArgumentTable {
  /// The sections of the help.
  /// - Parameter hidden: the names of arguments to omit.
  package func help(hiding hidden: Set<String> = []) -> [HelpPage.Section] {
    let shown = sections.map { section in
      (section, section.arguments.filter { !hidden.contains($0.name) && !$0.isHidden })
    }
    let operands = shown.flatMap { $1.filter(\.isPositional) }
    return [HelpPage.Section("Arguments", rows: operands.map(row))]
      + shown.map { HelpPage.Section($0.title, text: $0.text, rows: $1.filter { !$0.isPositional }.map(row)) }
  }

  private func row(of argument: Argument<Values>) -> HelpPage.Row {
    var notes: [String] = []
    if !argument.choices.isEmpty { notes.append("values: \(argument.choices.joined(separator: ", "))") }
    if let current = argument.current(initial) { notes.append("default: \(current)") }
    if argument.isList { notes.append("repeatable") }
    let parts = [argument.help, notes.isEmpty ? "" : "(\(notes.joined(separator: "; ")))"]
    return (argument.label, parts.filter { !$0.isEmpty }.joined(separator: " "))
  }
}
