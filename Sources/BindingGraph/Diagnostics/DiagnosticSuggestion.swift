/// A way to mend a problem.
public struct DiagnosticSuggestion: Sendable, Hashable, CustomStringConvertible {
  /// How far a suggestion goes. More kinds may come: treat one that you do not know as a hint.
  public struct Kind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The stable word, as JSON has it: `fix`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Something to think about, or a line with a gap (`...`) to fill.
    public static let hint = Kind(rawValue: "hint")
    /// A line that compiles as it stands, and without which the problem would not be there.
    public static let fix = Kind(rawValue: "fix")

    public var description: String { rawValue }
  }

  /// A text to insert into a source.
  public struct Insertion: Sendable, Hashable {
    /// Where it begins: before the line, or before the column of the line where that is known.
    public let location: SourceLocation
    /// What to insert, with its line breaks.
    public let text: DiagnosticText

    /// Makes an insertion.
    public init(_ text: DiagnosticText, at location: SourceLocation) {
      self.text = text.asCode ?? text
      self.location = location
    }
  }

  /// What to do, or what was perhaps meant.
  public let text: DiagnosticText
  /// The place of what was perhaps meant, where there is such a thing.
  public let location: SourceLocation?
  /// The line to write, where there is one. Types are spelled as code writes them.
  public let code: DiagnosticText?
  /// Whether the line can be taken over as it stands.
  public let kind: Kind
  /// What to insert where, for a fix whose place is known.
  public let insertion: Insertion?

  /// Makes a suggestion.
  public init(_ text: DiagnosticText, at location: SourceLocation? = nil, code: DiagnosticText? = nil) {
    self.init(text, at: location, code: code, kind: .hint)
  }

  /// Makes a suggestion with a line that compiles as it stands.
  /// - Parameter insertion: what to insert where, if the place is known.
  public init(
    _ text: DiagnosticText, at location: SourceLocation? = nil, fix code: DiagnosticText, insertion: Insertion? = nil
  ) {
    self.init(text, at: location, code: code, kind: .fix, insertion: insertion)
  }

  @inline(never)
  private init(
    _ text: DiagnosticText, at location: SourceLocation?, code: DiagnosticText?, kind: Kind,
    insertion: Insertion? = nil
  ) {
    self.text = text
    self.location = location
    // A type that cannot be written leaves no line.
    self.code = code.flatMap(\.asCode)
    self.kind = self.code == nil ? .hint : kind
    self.insertion = self.kind == .fix ? insertion : nil
  }

  /// The same behind another suggestion, without which it is not needed.
  var asAlternative: DiagnosticSuggestion {
    DiagnosticSuggestion("or \(text)", at: location, code: code, kind: kind, insertion: insertion)
  }

  public var description: String {
    let place = location.map { " (\($0.shortDescription))" } ?? ""
    return "\(text)\(place)" + (code.map { ": \($0)" } ?? "")
  }
}
