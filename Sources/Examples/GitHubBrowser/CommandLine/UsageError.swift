/// An invalid command line.
enum UsageError: Error, Equatable {
  case unknownOption(String)
  case missingValue(String)
  case invalidURL(String)
  case unknownCommand(String)
  case unexpectedArgument(String)
  case incompleteShow
}

extension UsageError: CustomStringConvertible {
  var description: String { "\(problem).\nSee 'github-browser --help'." }

  private var problem: String {
    switch self {
    case .unknownOption(let option): "Unknown option '\(option)'"
    case .missingValue(let option): "Missing value for '\(option)'"
    case .invalidURL(let text): "'\(text)' is not an http, https or file URL"
    case .unknownCommand(let command): "Unknown command '\(command)'"
    case .unexpectedArgument(let argument): "Unexpected argument '\(argument)'"
    case .incompleteShow: "Incomplete command: use 'show repo <name>' or 'show member <login>'"
    }
  }
}
