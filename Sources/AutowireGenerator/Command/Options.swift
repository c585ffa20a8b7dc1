/// What the command line of `cleanse-autowire` says.
struct Options: Codable, Equatable {
  enum Style: String, Codable {
    case module, pure
  }

  var sources: [String] = []
  var output: String?
  var cache: String?
  var root = ""
  var sourceKit: String?
  var scope = "Cleanse.Singleton"
  var style = Style.module
  var rules = WiringRules()
  /// Whether the compiler is to report what is refused, from what is written.
  var leavesErrorsToCompiler = false
  var wantsHelp = false
}

extension Options {
  /// - Throws: `UsageError`
  init(parsing arguments: [String]) throws {
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--allow-unmarked": rules.allowsUnmarked = true
      case "--leave-errors-to-compiler": leavesErrorsToCompiler = true
      case _ where argument.hasPrefix("-"):
        try set(argument) {
          guard let value = remaining.popFirst() else { throw UsageError.missingValue(argument) }
          return value
        }
      default: sources.append(argument)
      }
    }
    if sources.isEmpty, !wantsHelp { throw UsageError.noSources }
  }

  private mutating func set(_ option: String, to nextValue: () throws -> String) throws {
    switch option {
    case "--output": output = try nextValue()
    case "--cache": cache = try nextValue()
    case "--root": root = try nextValue()
    case "--sourcekit": sourceKit = try nextValue()
    case "--scope": scope = try nextValue()
    case "--injectable-name": rules.injectableName = try nextValue()
    case "--shared-name": rules.sharedName = try nextValue()
    case "--implementation-suffix": rules.implementationSuffix = try nextValue()
    case "--module-name": rules.moduleName = try nextValue()
    case "--style":
      let value = try nextValue()
      guard let style = Style(rawValue: value) else { throw UsageError.unknownStyle(value) }
      self.style = style
    default: throw UsageError.unknownOption(option)
    }
  }
}

/// A command line that cannot be understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case missingValue(String)
  case unknownStyle(String)
  case noSources

  var description: String {
    let problem =
      switch self {
      case .unknownOption(let option): "there is no option '\(option)'"
      case .missingValue(let option): "the option '\(option)' needs a value"
      case .unknownStyle(let style): "there is no style '\(style)'; there are 'module' and 'pure'"
      case .noSources: "say which files or folders to read"
      }
    return "\(problem) (see --help)"
  }
}
