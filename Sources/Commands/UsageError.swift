/// A command line that cannot be understood.
package enum UsageError: Error, Equatable, CustomStringConvertible {
  /// A word for a kind of thing, such as a format, and a name that none of the known ones has.
  case unknown(String, String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(String)
  case superfluousValue(String)
  case superfluousOperand(String)
  case invalidValue(String, of: String, expected: String)
  /// What only one command asks for.
  case other(String)

  package var description: String {
    switch self {
    case .unknown(let kind, let name, let known):
      "there is no \(kind) '\(name)'; available: \(known.joined(separator: ", "))"
    case .unknownOption(let name, let known):
      "unknown option '\(name)'"
        + (NearNames.names(near: name, among: known).first.map { "; did you mean '\($0)'?" } ?? "")
    case .missingValue(let option): "missing value for '\(option)'"
    case .superfluousValue(let option): "'\(option)' does not take a value"
    case .superfluousOperand(let operand): "unexpected argument '\(operand)'"
    case .invalidValue(let text, let option, let expected): "\(option) takes \(expected), not '\(text)'"
    case .other(let problem): problem
    }
  }
}
