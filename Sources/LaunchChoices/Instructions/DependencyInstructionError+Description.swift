import Foundation

extension DependencyInstructionError: LocalizedError, CustomStringConvertible {
  package static let grammar = "-d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]"

  public var errorDescription: String? { description }

  /// The error, the argument with a mark at the position, and the correct form.
  public var description: String {
    let excerpt = Excerpt(of: argument, at: column)
    var lines = ["\(problem) (column \(column))", "  " + excerpt.text, "  " + excerpt.pointer]
    if !nearMisses.isEmpty { lines.append("  did you mean: " + nearMisses.joined(separator: ", ")) }
    lines.append("  usage: " + Self.grammar)
    return lines.joined(separator: "\n")
  }

  private var problem: String {
    switch kind {
    case .missingInstruction: "missing instruction after \(detail)"
    case .missingType: "the instruction has no type"
    case .missingFactory: "the instruction has no factory"
    case .strayComma: "unexpected comma"
    case .missingEqualsSign: "'\(detail)' has no equals sign"
    case .strayEqualsSign: "'\(detail)' has too many equals signs"
    case .emptyValue: "\(detail) has no value"
    case .unknownField: "unknown field '\(detail)'"
    case .duplicateField: "the field \(detail) is specified twice"
    case .unknownLifecycle: "unknown lifecycle '\(detail)': use singleton or transient"
    default: detail
    }
  }
}
