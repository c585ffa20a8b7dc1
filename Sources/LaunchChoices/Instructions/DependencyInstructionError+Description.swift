import Foundation

extension DependencyInstructionError: LocalizedError, CustomStringConvertible {
  package static let grammar = "-d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]"

  public var errorDescription: String? { description }

  /// What is wrong, the argument with a mark below the place, and how it should be.
  public var description: String {
    let excerpt = Excerpt(of: argument, at: column)
    var lines = ["\(problem) (column \(column))", "  " + excerpt.text, "  " + excerpt.pointer]
    if !nearMisses.isEmpty { lines.append("  did you mean: " + nearMisses.joined(separator: ", ")) }
    lines.append("  usage: " + Self.grammar)
    return lines.joined(separator: "\n")
  }

  private var problem: String {
    switch kind {
    case .missingInstruction: "an instruction has to follow \(detail)"
    case .missingType: "the instruction names no type"
    case .missingFactory: "the instruction names no factory"
    case .strayComma: "there is a comma too many"
    case .missingEqualsSign: "'\(detail)' has no equals sign"
    case .strayEqualsSign: "'\(detail)' has an equals sign too many"
    case .emptyValue: "\(detail) has no value"
    case .unknownField: "there is no field '\(detail)'"
    case .duplicateField: "\(detail) is there twice"
    case .unknownLifecycle: "there is no lifecycle '\(detail)': it is singleton or transient"
    default: detail
    }
  }
}
