import GraphDocuments

/// What the command line of `cleansec` says.
struct Options: Equatable {
  enum Format: Equatable {
    case compiler, text, json, sarif
  }

  /// Files with trees of the compiler, or with facts.
  var files: [String] = []
  /// What a compiler is called with; `nil` where nothing stands behind `--`.
  var compilerArguments: [String]?
  var plan: String?
  /// The folder of the package that the plan builds.
  var package: String?
  var targets: [String] = []
  var cache: String?
  var roots: [String] = []
  var format = Format.compiler
  var store: String?
  /// Where to write the checked graph to.
  var graph: String?
  var folder: String?
  var moduleName = "main"
  var compiler: String?
  var warningsAreErrors = false
  var showsProgress = false
  var wantsHelp = false
}

extension Options {
  /// - Throws: `UsageError`
  init(parsing arguments: [String]) throws {
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--json": try set(.json)
      case "--sarif": try set(.sarif)
      case "--text": try set(.text)
      case "--warnings-as-errors": warningsAreErrors = true
      case "--progress": showsProgress = true
      case "--":
        compilerArguments = Array(remaining)
        remaining = []
      case _ where argument.hasPrefix("-"):
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard Self.takesValue.contains(parts[0]) else { throw UsageError.unknownOption(argument) }
        guard let value = parts.count > 1 ? parts[1] : remaining.popFirst() else {
          throw UsageError.missingValue(argument)
        }
        set(parts[0], to: value)
      default: files.append(argument)
      }
    }
    if files.isEmpty, compilerArguments == nil, plan == nil, !wantsHelp { throw UsageError.nothingToRead }
    if let option = optionOfPlans, plan == nil, !wantsHelp { throw UsageError.noPlan(option) }
    if let graph { try Self.checkGraph(graph, besides: store) }
  }

  /// An option that was given, and says something about a plan.
  private var optionOfPlans: String? {
    if !targets.isEmpty { return "--target" }
    if package != nil { return "--package" }
    return cache == nil ? nil : "--cache"
  }

  private mutating func set(_ chosen: Format) throws {
    guard format == .compiler || format == chosen else { throw UsageError.severalFormats(format, chosen) }
    format = chosen
  }

  private static let takesValue: Set = [
    "--store", "--graph", "--root", "--target", "--build-plan", "--package", "--cache", "--relative-to",
    "--module-name",
    "--compiler",
  ]

  private mutating func set(_ option: String, to value: String) {
    switch option {
    case "--store": store = value
    case "--graph": graph = value
    case "--root": roots.append(value)
    case "--target": targets.append(value)
    case "--build-plan": plan = value
    case "--package": package = value
    case "--cache": cache = value
    case "--relative-to": folder = value
    case "--module-name": moduleName = value
    default: compiler = value
    }
  }

  private static func checkGraph(_ path: String, besides store: String?) throws {
    guard store == nil else { throw UsageError.graphOfFacts }
    do {
      _ = try GraphFormat(ofFile: path)
    } catch let error as UnknownGraphFormat {
      throw UsageError.unknownGraphFormat(error)
    }
  }
}

/// A command line that cannot be understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case missingValue(String)
  case nothingToRead
  case noPlan(String)
  case severalFormats(Options.Format, Options.Format)
  case graphOfFacts
  case unknownGraphFormat(UnknownGraphFormat)

  var description: String {
    let problem =
      switch self {
      case .unknownOption(let option): "there is no option '\(option)'"
      case .missingValue(let option): "the option '\(option)' needs a value"
      case .noPlan(let option): "the option '\(option)' says something about a plan: name that with '--build-plan'"
      case .severalFormats(let first, let second): "choose one of '--\(first)' and '--\(second)'"
      case .graphOfFacts: "'--store' checks nothing: there is no graph for '--graph'"
      case .unknownGraphFormat(let error): "\(error)"
      case .nothingToRead: "say what to read: trees, facts, or a compiler's arguments behind '--'"
      }
    return "\(problem) (see --help)"
  }
}
