/// The options and the files of a command line.
struct CommandWords {
  private static let takesValue: Set = [
    "--format", "--output", "--component", "--needed-by", "--needing", "--depth",
  ]
  private static let flags: Set = ["--without-leaves", "--collapse-modules", "--help"]

  private let arguments: [String]
  private var values: [String: String] = [:]
  private var options: Set<String> = []

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// Sorts the words.
  /// - Returns: those that are neither options nor their values.
  /// - Throws: `UsageError`
  mutating func read() throws -> [String] {
    var files: [String] = []
    var remaining = arguments[...]
    while let argument = remaining.popFirst() {
      let option = argument == "-h" ? "--help" : argument
      switch option {
      case _ where Self.flags.contains(option): options.insert(option)
      case _ where Self.takesValue.contains(option):
        guard let value = remaining.popFirst() else { throw UsageError.missingValue(option) }
        guard values.updateValue(value, forKey: option) == nil else { throw UsageError.repeatedOption(option) }
        options.insert(option)
      case _ where option.hasPrefix("-"): throw UsageError.unknownOption(option)
      default: files.append(option)
      }
    }
    return files
  }

  func has(_ option: String) -> Bool { options.contains(option) }

  func value(of option: String) -> String? { values[option] }

  /// Refuses options that a command does not have.
  /// - Throws: `UsageError`
  func allow(_ allowed: Set<String>, for command: String) throws {
    if let other = options.subtracting(allowed).min() { throw UsageError.optionOfOtherCommand(other, command: command) }
  }
}
