/// A suggested fix for a problem.
public struct DiagnosticSuggestion: Sendable, Hashable, CustomStringConvertible {
  /// The kind of a suggestion. Later versions may have more: treat unknown kinds as hints.
  public struct Kind: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The stable word, as JSON has it: `fix`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Advice, or a line with a gap (`...`) that you have to fill.
    public static let hint = Kind(rawValue: "hint")
    /// A line that compiles unchanged and fixes the problem.
    public static let fix = Kind(rawValue: "fix")

    public var description: String { rawValue }
  }

  /// A text to insert into a source file.
  public struct Insertion: Sendable, Hashable {
    /// The location: before the line, or before the column if that is known.
    public let location: SourceLocation
    /// The text to insert, with its line breaks.
    public let text: DiagnosticText

    /// Creates an insertion.
    public init(_ text: DiagnosticText, at location: SourceLocation) {
      self.text = text.asCode ?? text
      self.location = location
    }
  }

  /// The advice, or the likely intended name.
  public let text: DiagnosticText
  /// The location of the likely intended declaration, if there is one.
  public let location: SourceLocation?
  /// The line of code to write, if there is one, with types as code spells them.
  public let code: DiagnosticText?
  /// Whether you can use the line unchanged.
  public let kind: Kind
  /// The insertion, for a fix whose location is known.
  public let insertion: Insertion?

  /// Creates a suggestion.
  public init(_ text: DiagnosticText, at location: SourceLocation? = nil, code: DiagnosticText? = nil) {
    self.init(text, at: location, code: code, kind: .hint)
  }

  /// Creates a suggestion with a line that compiles unchanged.
  /// - Parameter insertion: the insertion, if its location is known.
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
    // A line with a type that cannot be written is dropped.
    self.code = code.flatMap(\.asCode)
    self.kind = self.code == nil ? .hint : kind
    self.insertion = self.kind == .fix ? insertion : nil
  }

  /// The same suggestion as an alternative to the previous one.
  var asAlternative: DiagnosticSuggestion {
    DiagnosticSuggestion("or \(text)", at: location, code: code, kind: kind, insertion: insertion)
  }

  public var description: String {
    let place = location.map { " (\($0.shortDescription))" } ?? ""
    return "\(text)\(place)" + (code.map { ": \($0)" } ?? "")
  }
}

extension DiagnosticSuggestion {
  /// Creates a suggestion with a line that compiles unchanged, and its insertion if the location is known.
  package init(
    _ text: DiagnosticText, at location: SourceLocation? = nil, fix code: DiagnosticText, in place: StatementPlace?
  ) {
    self.init(text, at: location, fix: code, insertion: place.map { $0.insertion(of: code) })
  }

  /// Creates the advice to suppress an intended warning.
  /// - Parameters:
  ///   - position: the position of the statement in words, such as "next to the binding".
  ///   - place: the place for the statement, if known.
  package static func suppression(
    of warning: DiagnosticID, for type: TypeReference, _ position: DiagnosticText, in place: StatementPlace?
  ) -> DiagnosticSuggestion {
    DiagnosticSuggestion(
      "if intended, suppress the warning \(position)",
      fix: "binder.accept(.\(warning.constantName), for: \(type.metatype))", in: place)
  }
}

extension DiagnosticID {
  /// The name of its constant: `neverMade` for `never-made`.
  fileprivate var constantName: String {
    let words = rawValue.split(separator: "-")
    return String(words[0]) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension StatementPlace {
  private static let usualBinder = "binder"

  fileprivate func insertion(of code: DiagnosticText) -> DiagnosticSuggestion.Insertion {
    var statement = code
    if binder != Self.usualBinder { statement.replacePrefix(Self.usualBinder, with: binder) }
    return DiagnosticSuggestion.Insertion("\(opening)" + statement + "\(closing)", at: location)
  }
}
