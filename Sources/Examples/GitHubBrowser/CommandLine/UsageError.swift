/// A command line that the program does not understand.
enum UsageError: Error, Equatable {
  case unknownOption(String)
  case missingValue(String)
  case invalidURL(String)
  case unknownCommand(String)
  case unexpectedArgument(String)
  case incompleteShow
}

extension UsageError: CustomStringConvertible {
  var description: String { "\(problem).\nTry 'github-browser --help'." }

  private var problem: String {
    switch self {
    case .unknownOption(let option): "There is no option '\(option)'"
    case .missingValue(let option): "The option '\(option)' needs a value"
    case .invalidURL(let text): "'\(text)' is not an http, https or file URL"
    case .unknownCommand(let command): "There is no command '\(command)'"
    case .unexpectedArgument(let argument): "There is an argument too many: '\(argument)'"
    case .incompleteShow: "Say what to show: 'show repo NAME' or 'show member LOGIN'"
    }
  }
}
