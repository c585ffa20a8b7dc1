/// A way to mend a problem.
public struct DiagnosticSuggestion: Sendable, Hashable, CustomStringConvertible {
  /// What to do, or what was perhaps meant.
  public let text: DiagnosticText
  /// The place of what was perhaps meant, where there is such a thing.
  public let location: SourceLocation?
  /// The line to write, where there is one.
  public let code: DiagnosticText?

  /// Makes a suggestion.
  public init(_ text: DiagnosticText, at location: SourceLocation? = nil, code: DiagnosticText? = nil) {
    self.text = text
    self.location = location
    self.code = code
  }

  public var description: String {
    let place = location.map { " at \($0.shortDescription)" } ?? ""
    return "\(text)\(place)" + (code.map { ": \($0)" } ?? "")
  }
}
