/// A text with types in it. They stay types until a renderer prints them.
///
/// A renderer prints the short name of a type, and a longer one only if the report has two types with that name.
///
///     let headline: DiagnosticText = "\(TypeReference(Engine.self)) must not be shared"
public struct DiagnosticText: Sendable, Hashable {
  /// A part of a text: words, or a type.
  public struct Span: Sendable, Hashable {
    private enum Content: Sendable, Hashable {
      case words(String)
      case type(TypeReference)
      case code(TypeReference)
    }

    private let content: Content

    init(_ words: String) {
      content = .words(words)
    }

    init(_ type: TypeReference) {
      content = .type(type)
    }

    init(code type: TypeReference) {
      content = .code(type)
    }

    /// The type; `nil` if the part is words.
    public var type: TypeReference? {
      switch content {
      case .words: nil
      case .type(let type), .code(let type): type
      }
    }

    /// The words, or the type's name: as code spells it if the part is code, otherwise the short one.
    public var text: String {
      switch content {
      case .words(let words): words
      case .type(let type): type.writtenName.shortName
      case .code(let type): type.codeName
      }
    }

    /// Whether the part is a type within code.
    var isCode: Bool {
      if case .code = content { true } else { false }
    }
  }

  /// The parts in their order.
  public private(set) var spans: [Span]

  init(_ spans: [Span] = []) {
    self.spans = spans
  }

  /// Creates a text of one type.
  public init(_ type: TypeReference) {
    spans = [Span(type)]
  }

  /// Creates a text of words.
  public init(_ words: String) {
    spans = [Span(words)]
  }

  /// The text as code, with types in their spelling in code; `nil` if one of them cannot be written.
  package var asCode: DiagnosticText? {
    guard spans.allSatisfy({ $0.type?.canBeWritten != false }) else { return nil }
    return DiagnosticText(spans.map { span in span.type.map { Span(code: $0) } ?? span })
  }

  /// Replaces the words at the start of the text.
  mutating func replacePrefix(_ prefix: String, with words: String) {
    guard let first = spans.first, first.type == nil, first.text.hasPrefix(prefix) else { return }
    spans[0] = Span(words + first.text.dropFirst(prefix.count))
  }

  /// Joins two texts.
  public static func + (left: DiagnosticText, right: DiagnosticText) -> DiagnosticText {
    DiagnosticText(left.spans + right.spans)
  }

  /// Joins texts with a separator.
  init(_ texts: [DiagnosticText], separator: DiagnosticText) {
    spans = texts.enumerated().flatMap { $0 == 0 ? $1.spans : separator.spans + $1.spans }
  }
}

extension DiagnosticText: CustomStringConvertible {
  /// The text with the short name of each type, and in code its full spelling.
  public var description: String { spans.map(\.text).joined() }
}

extension DiagnosticText: ExpressibleByStringInterpolation {
  /// Collects the parts of a string literal with types.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var spans: [Span] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    // Not inlined: reports have hundreds of texts.
    @inline(never)
    private mutating func append(_ span: Span) {
      spans.append(span)
    }

    @inline(never)
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { append(Span(literal)) }
    }

    /// Adds a type.
    @inline(never)
    public mutating func appendInterpolation(_ type: TypeReference) {
      append(Span(type))
    }

    /// Adds a type of the running program.
    public mutating func appendInterpolation(_ type: Any.Type) {
      appendInterpolation(TypeReference(type))
    }

    /// Adds another text.
    @inline(never)
    public mutating func appendInterpolation(_ text: DiagnosticText) {
      spans += text.spans
    }

    /// Adds words.
    @inline(never)
    public mutating func appendInterpolation(_ words: String) {
      append(Span(words))
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) {
      appendInterpolation("\(number)")
    }
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.spans)
  }
}
