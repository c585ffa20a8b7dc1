/// The severity of a diagnostic. Errors are greater than warnings, and warnings greater than notes.
///
/// Rules, and documents of newer versions, may have other severities. A severity that this version does not know is
/// less than a note: it is reported among the notes, and causes no failure.
public struct DiagnosticSeverity: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The stable word, as JSON has it: `error`.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The graph cannot be built.
  public static let error = DiagnosticSeverity(rawValue: "error")
  /// The graph can be built, but probably has a mistake.
  public static let warning = DiagnosticSeverity(rawValue: "warning")
  /// Something could not be checked, or is a common mistake that is often intended.
  public static let note = DiagnosticSeverity(rawValue: "note")

  public var description: String { rawValue }

  /// A known severity. Every unknown severity is treated as one of these.
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
  /// The severities that this version knows, the greatest first.
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
