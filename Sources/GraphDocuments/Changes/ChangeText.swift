/// Text with names in it, which each format marks in its own way.
struct ChangeText: ExpressibleByStringInterpolation {
  enum Span {
    case words(String)
    case name(String)
  }

  let spans: [Span]

  init(stringLiteral value: String) {
    spans = [.words(value)]
  }

  init(stringInterpolation: StringInterpolation) {
    spans = stringInterpolation.spans
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

    /// Adds words and the name that they introduce; nothing without a name.
    mutating func appendInterpolation(named words: String, _ name: String?) {
      guard let name else { return }
      spans += [.words(words), .name(name)]
    }

    mutating func appendInterpolation(_ text: ChangeText) {
      spans += text.spans
    }
  }
}
