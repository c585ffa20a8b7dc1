/// How grave a diagnostic is: errors are greater than warnings, and these than notes.
///
/// More severities may come, also from rules and documents of newer versions. A severity that this version does not know is
/// less grave than a note: it is reported among the notes, and fails nothing.
public struct DiagnosticSeverity: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The stable word, as JSON has it: `error`.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The graph cannot be built.
  public static let error = DiagnosticSeverity(rawValue: "error")
  /// The graph can be built, and probably does not do what was meant.
  public static let warning = DiagnosticSeverity(rawValue: "warning")
  /// May be right or wrong: something could not be checked, or is a common mistake and often meant.
  public static let note = DiagnosticSeverity(rawValue: "note")

  public var description: String { rawValue }

  /// What every severity counts as.
  package enum Level: String {
    case error, warning, note
  }

  package var level: Level {
    switch self {
    case .error: .error
    case .warning: .warning
    default: .note
    }
  }
}

extension DiagnosticSeverity: CaseIterable {
  /// The severities that this version knows, the gravest first.
  public static let allCases: [DiagnosticSeverity] = [.error, .warning, .note]
}

extension DiagnosticSeverity: Comparable {
  public static func < (less: DiagnosticSeverity, greater: DiagnosticSeverity) -> Bool {
    (less.rank, less.rawValue) < (greater.rank, greater.rawValue)
  }

  private var rank: Int {
    switch self {
    case .error: 3
    case .warning: 2
    case .note: 1
    default: 0
    }
  }
}
