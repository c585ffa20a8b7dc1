/// The parsed command line.
package struct Options: Equatable, Sendable {
  package enum Output: Sendable {
    case text
    case json
    case markdown
  }

  /// The subject of the measurement.
  package enum Subject: Sendable {
    /// The library, and its cost in a client's build.
    case library
    /// The static check only.
    case cleansec
    /// An app of many Swift modules only.
    case modularApp

    /// The section of the document with its results.
    package var section: MarkedSection {
      switch self {
      case .library: MarkedSection("results")
      case .cleansec: MarkedSection("results of cleansec")
      case .modularApp: MarkedSection("results of the modular app")
      }
    }
  }

  package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(description: String) {
      self.description = description
    }
  }

  package var output = Output.text
  package var isShort = false
  package var countsInstructions = false
  package var listsCases = false
  package var checksRecordedRatios = false
  package var recordsRatios = false
  package var updatesDocumentation = false
  package var subject = Subject.library
  /// The number of modules of the modular app.
  package var moduleCount = 500
  /// The cases to run, by name; all if empty.
  package var cases: [String] = []
  /// A saved run to show instead of a new one.
  package var savedRun: String?
  /// The saved run to compare with.
  package var comparedRun: String?
  /// The folder of the package.
  package var root = "."

  package init() {}

  package init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": output = .json
      case "--markdown": output = .markdown
      case "--short": isShort = true
      case "--instructions": countsInstructions = true
      case "--list": listsCases = true
      case "--check": checksRecordedRatios = true
      case "--record": recordsRatios = true
      case "--document": updatesDocumentation = true
      case "--cleansec": subject = .cleansec
      case "--modular-app": subject = .modularApp
      case "--modules":
        guard let count = Int(try Self.value(of: argument, in: &rest)) else {
          throw UsageError(description: "--modules takes a number (see --help)")
        }
        moduleCount = count
      case "--case": cases.append(try Self.value(of: argument, in: &rest))
      case "--from": savedRun = try Self.value(of: argument, in: &rest)
      case "--root": root = try Self.value(of: argument, in: &rest)
      case "--compare":
        comparedRun = try Self.value(of: argument, in: &rest)
        if let second = rest.first, !second.hasPrefix("-") { savedRun = rest.popFirst() }
      default: throw UsageError(description: "unknown argument: \(argument) (see --help)")
      }
    }
  }

  /// The selected cases: those with the given names, or with a name as their prefix if no case has it. Without names
  /// all, or all of the short mode.
  package func selection(of all: [(name: String, isInShortMode: Bool)]) throws(UsageError) -> Set<String> {
    if cases.isEmpty { return Set(all.filter { $0.isInShortMode || !isShort }.map(\.name)) }
    var selection: Set<String> = []
    for wanted in cases {
      let exact = all.contains { $0.name == wanted }
      let found = all.map(\.name).filter { exact ? $0 == wanted : $0.hasPrefix(wanted) }
      if found.isEmpty { throw UsageError(description: "there is no case \(wanted) (see --list)") }
      selection.formUnion(found)
    }
    return selection
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("-") else {
      throw UsageError(description: "\(option) takes a value (see --help)")
    }
    return value
  }
}
