import GraphDocuments

/// A command line that cannot be understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case noCommand
  case unknownCommand(String)
  case unknownOption(String)
  case optionOfOtherCommand(String, command: String)
  case missingValue(String)
  case repeatedOption(String)
  case noNumber(String, String)
  case unknownChangeFormat(String)
  case wrongFiles(command: String, count: Int)

  var description: String { "\(problem) (see --help)" }

  private var problem: String {
    switch self {
    case .noCommand: "say what to do: 'diff' or 'render'"
    case .unknownCommand(let command): "there is no command '\(command)'; there are 'diff' and 'render'"
    case .unknownOption(let option): "there is no option '\(option)'"
    case .optionOfOtherCommand(let option, let command): "'\(command)' has no option '\(option)'"
    case .missingValue(let option): "the option '\(option)' needs a value"
    case .repeatedOption(let option): "the option '\(option)' is there twice"
    case .noNumber(let option, let text): "the option '\(option)' needs a number, and '\(text)' is none"
    case .unknownChangeFormat(let name):
      "there is no format '\(name)' of changes; there are "
        + GraphChanges.Format.allCases.map(\.rawValue).joined(separator: ", ")
    case .wrongFiles(let command, let count): "'\(command)' takes \(count == 1 ? "one file" : "two files")"
    }
  }
}
