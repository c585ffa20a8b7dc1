/// A step of a trace, or a note: what is there, and where.
public struct DiagnosticStep: Sendable, Hashable, CustomStringConvertible {
  /// What is there, without the place.
  public let text: DiagnosticText
  /// The place, where one is known.
  public let location: SourceLocation?

  /// Makes a step.
  public init(_ text: DiagnosticText, at location: SourceLocation? = nil) {
    self.text = text
    self.location = location
  }

  public var description: String {
    location.map { "\(text) at \($0.shortDescription)" } ?? text.description
  }
}
