/// An option, a flag or an operand: how to read it into `Values`, and its help text.
package struct Argument<Values> {
  enum Form {
    case option, flag, operand
    /// All arguments after `--`.
    case remainder
  }

  let form: Form
  /// `--root`; for an operand, its placeholder in the help.
  package let name: String
  let placeholder: String
  let help: String
  let choices: [String]
  let expectation: String
  let advice: (String) -> String
  /// The argument in the help: `--root <type>`, `<file>`, `-- <argument> ...`.
  var label: String {
    let words = (name + (placeholder.isEmpty ? "" : " \(placeholder)")).split(separator: " ")
    return words.map { $0.first?.isUppercase == true ? "<\($0.lowercased())>" : String($0) }.joined(separator: " ")
  }
  /// Whether it has no name on the command line.
  var isPositional: Bool { form == .operand || form == .remainder }
  /// Whether the help omits it, because it exists for older command lines or for other programs.
  var isHidden: Bool { help.isEmpty && choices.isEmpty }
  let isList: Bool
  /// The text of the current value.
  let current: (Values) -> String?
  /// Reads a text into the values.
  /// - Returns: `false` if the text is not a valid value.
  let read: (inout Values, String) -> Bool

  private init<Value: ArgumentValue>(
    _ form: Form, _ name: String, _ placeholder: String, _ help: String, isList: Bool = false,
    current: @escaping (Values) -> String? = { _ in nil }, set: @escaping (inout Values, Value) -> Void
  ) {
    self.form = form
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.isList = isList
    self.current = current
    choices = form == .option ? Value.choices : []
    expectation = Value.expectation
    advice = Value.advice
    read = { values, text in
      guard let value = Value(argument: text) else { return false }
      set(&values, value)
      return true
    }
  }

  /// An option with a value, as in `--store FILE` or `--store=FILE`. If it is repeated, the last value counts.
  package static func option<Value: ArgumentValue>(
    _ name: String, _ placeholder: String, _ value: WritableKeyPath<Values, Value>, _ help: String = ""
  ) -> Self {
    Argument(.option, name, placeholder, help, current: { $0[keyPath: value].argument }) { (values, new: Value) in
      values[keyPath: value] = new
    }
  }

  /// An option that can be repeated.
  package static func option<Value: ArgumentValue>(
    _ name: String, _ placeholder: String, _ list: WritableKeyPath<Values, [Value]>, _ help: String
  ) -> Self {
    Argument(.option, name, placeholder, help, isList: true) { (values, new: Value) in
      values[keyPath: list].append(new)
    }
  }

  /// An option without a value.
  package static func flag(_ name: String, _ value: WritableKeyPath<Values, Bool>, _ help: String) -> Self {
    Argument(.flag, name, "", help) { (values, _: String) in values[keyPath: value] = true }
  }

  /// The arguments without an option.
  package static func operands(
    _ placeholder: String, _ list: WritableKeyPath<Values, [String]>, _ help: String = ""
  ) -> Self {
    Argument(.operand, placeholder, "", help) { (values, new: String) in values[keyPath: list].append(new) }
  }

  /// The arguments after `--`.
  package static func remainder(
    _ placeholder: String, _ list: WritableKeyPath<Values, [String]?>, _ help: String
  ) -> Self {
    Argument(.remainder, placeholder, "", help) { (values, new: String) in
      values[keyPath: list] = (values[keyPath: list] ?? []) + [new]
    }
  }
}
