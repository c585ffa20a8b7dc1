/// A step of a diagnostic, or a note: a text with a location.
public struct DiagnosticStep: Sendable, Hashable, CustomStringConvertible {
  /// The text, without the location.
  public let text: DiagnosticText
  /// The location, if known.
  public let location: SourceLocation?

  /// Whether it stands at another place than the problem, one that is not known.
  let isElsewhere: Bool

  /// Creates a step.
  public init(_ text: DiagnosticText, at location: SourceLocation? = nil) {
    self.init(text, at: location, isElsewhere: false)
  }

  /// A step at a place that is not known, and that is not the place of the problem.
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
