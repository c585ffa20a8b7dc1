/// A step of a diagnostic, or a note: a text with a location.
public struct DiagnosticStep: Sendable, Hashable, CustomStringConvertible {
  /// The text, without the location.
  public let text: DiagnosticText
  /// The location, if known.
  public let location: SourceLocation?

  /// Whether the step is at an unknown location that differs from the location of the problem.
  let isElsewhere: Bool

  /// Creates a step.
  public init(_ text: DiagnosticText, at location: SourceLocation? = nil) {
    self.init(text, at: location, isElsewhere: false)
  }

  /// Returns a step at an unknown location that differs from the location of the problem.
  package static func elsewhere(_ text: DiagnosticText) -> DiagnosticStep {
    DiagnosticStep(text, at: nil, isElsewhere: true)
  }

  private init(_ text: DiagnosticText, at location: SourceLocation?, isElsewhere: Bool) {
    self.text = text
    self.location = location
    self.isElsewhere = isElsewhere
  }

  public var description: String {
    location.map { "\(text) at \($0.shortDescription)" } ?? text.description
  }
}
