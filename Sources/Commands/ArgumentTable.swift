/// What a command takes, declared once: the table reads command lines, and the help shows it.
package struct ArgumentTable<Values> {
  /// Arguments under a common title.
  package struct Section {
    let title: String
    let text: String
    let arguments: [Argument<Values>]

    package init(_ title: String = "", text: String = "", arguments: [Argument<Values>]) {
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

  /// - Parameter initial: what an empty command line says.
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
    var rest = line[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch word {
      case "--help", "-h": isHelp = true
      case "--version": return .version
      case "--":
        for operand in rest { try read(operand, as: argument(.remainder) ?? argument(.operand), into: &values) }
        rest = []
      case _ where !word.hasPrefix("-"): try read(word, as: argument(.operand), into: &values)
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
      ? UsageError.invalidValue(text, of: "\(argument.name) \(argument.placeholder)")
      : UsageError.unknown(argument.placeholder.lowercased(), text, known: argument.choices)
  }
}

extension ArgumentTable {
  /// The sections of the help.
  /// - Parameter hidden: the names of arguments that it leaves out.
  package func help(hiding hidden: Set<String> = []) -> [HelpPage.Section] {
    sections.map { section in
      let shown = section.arguments.filter { !hidden.contains($0.name) && !$0.isHidden }
      return HelpPage.Section(section.title, text: section.text, rows: shown.map(row))
    }
  }

  private func row(of argument: Argument<Values>) -> HelpPage.Row {
    var parts: [String] = []
    let current = argument.current(initial)
    let choices = argument.choices.map { $0 == current ? "\($0) (the default)" : $0 }
    if let last = choices.last { parts.append(choices.dropLast().joined(separator: ", ") + " or " + last) }
    if !argument.help.isEmpty { parts.append(argument.help) }
    if choices.isEmpty, let current { parts.append("\(current) by default") }
    if argument.isList { parts.append("may be given several times") }
    let label = argument.placeholder.isEmpty ? argument.name : "\(argument.name) \(argument.placeholder)"
    return (label, parts.joined(separator: "; "))
  }
}
