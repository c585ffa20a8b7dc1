/// The instructions of a list of arguments, and the remaining arguments.
package struct InstructionList {
  private static let options = ["-d", "--dependency"]
  private static let prefixes = options.map { $0 + "=" }

  package private(set) var instructions: [LocatedInstruction] = []
  /// The arguments that are not instructions, in their order.
  package private(set) var remainingArguments: [String] = []
  private var errors: [DependencyInstructionError] = []

  /// Reads all arguments up to `--`; arguments after it are not options.
  package init(_ arguments: [String]) {
    var position = 0
    while position < arguments.count {
      let argument = LocatedArgument(text: arguments[position], position: position)
      position += 1
      if argument.text == "--" {
        remainingArguments += arguments[argument.position...]
        return
      }
      if Self.options.contains(argument.text) {
        // An instruction never begins like an option, so the next option is read.
        guard position < arguments.count, !arguments[position].hasPrefix("-") else {
          addMissingInstruction(of: argument)
          continue
        }
        let value = LocatedArgument(text: arguments[position], position: position)
        add(value, from: value.text.startIndex)
        position += 1
      } else if let start = Self.startOfInstruction(in: argument.text) {
        add(argument, from: start)
      } else {
        remainingArguments.append(argument.text)
      }
    }
  }

  /// Returns the choices of all instructions.
  /// - Parameter mustBeDeclared: whether the types and dependencies of the factories must be known before they run.
  /// - Throws: `DependencyInstructionError`, or `DependencyArgumentsError` if several instructions are invalid.
  package func choices(
    from index: DynamicDependencyIndex, mustBeDeclared: Bool = false
  ) throws -> [DynamicDependencyChoice] {
    var errors = errors
    var choices: [DynamicDependencyChoice] = []
    for instruction in instructions {
      do {
        choices.append(try instruction.choice(from: index, mustBeDeclared: mustBeDeclared))
      } catch let error as DependencyInstructionError {
        errors.append(error)
      }
    }
    switch errors.count {
    case 0: return choices
    case 1: throw errors[0]
    default: throw DependencyArgumentsError(errors: errors.sorted { $0.position < $1.position })
    }
  }

  // MARK: Reading

  /// Whether arguments contain an instruction, valid or not.
  package static func hasInstructions(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { options.contains($0) || startOfInstruction(in: $0) != nil }
  }

  /// The start of the instruction in `--dependency=<instruction>`; `nil` for all other arguments.
  private static func startOfInstruction(in argument: String) -> String.Index? {
    let prefix = prefixes.first { argument.unicodeScalars.starts(with: $0.unicodeScalars) }
    return prefix.map { argument.unicodeScalars.index(argument.startIndex, offsetBy: $0.unicodeScalars.count) }
  }

  private mutating func add(_ argument: LocatedArgument, from start: String.Index) {
    do {
      instructions.append(try InstructionReader.read(argument, from: start))
    } catch {
      errors.append(error)
    }
  }

  private mutating func addMissingInstruction(of option: LocatedArgument) {
    errors.append(
      DependencyInstructionError(
        .missingInstruction, in: option, at: option.text.endIndex, detail: option.text))
  }
}
