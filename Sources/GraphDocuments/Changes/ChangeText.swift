/// Words with names among them, which formats set apart in their own ways.
struct ChangeText: ExpressibleByStringInterpolation {
  enum Span {
    case words(String)
    case name(String)
  }

  private(set) var spans: [Span]

  init(stringLiteral value: String) {
    spans = [.words(value)]
  }

  init(stringInterpolation: StringInterpolation) {
    spans = stringInterpolation.spans
  }

  static func + (left: ChangeText, right: ChangeText) -> ChangeText {
    var text = left
    text.spans += right.spans
    return text
  }

  struct StringInterpolation: StringInterpolationProtocol {
    var spans: [Span] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { spans.append(.words(literal)) }
    }

    /// Adds a name.
    mutating func appendInterpolation(_ name: String) {
      spans.append(.name(name))
    }

    /// Adds words.
    mutating func appendInterpolation(words: String) {
      spans.append(.words(words))
    }

    mutating func appendInterpolation(_ text: ChangeText) {
      spans += text.spans
    }
  }
}
