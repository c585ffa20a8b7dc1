/// A command line that cannot be understood.
package enum UsageError: Error, Equatable, CustomStringConvertible {
  /// A word for a kind of thing, such as a format, and a name that none of the known ones has.
  case unknown(String, String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(String)
  case superfluousValue(String)
  case superfluousOperand(String)
  case invalidValue(String, of: String)
  /// What only one command asks for.
  case other(String)

  package var description: String {
    switch self {
    case .unknown(let kind, let name, let known):
      "there is no \(kind) '\(name)'; there are \(known.joined(separator: ", "))"
    case .unknownOption(let name, let known):
      "there is no option '\(name)'"
        + (NearNames.names(near: name, among: known).first.map { "; did you mean '\($0)'?" } ?? "")
    case .missingValue(let option): "the option '\(option)' needs a value"
    case .superfluousValue(let option): "the option '\(option)' takes no value"
    case .superfluousOperand(let operand): "there is no use for '\(operand)'"
    case .invalidValue(let text, let option): "'\(text)' is no value of '\(option)'"
    case .other(let problem): problem
    }
  }
}
