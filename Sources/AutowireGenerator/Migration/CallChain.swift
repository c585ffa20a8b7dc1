/// A chain of calls and properties, such as `container.register(…) { … }.inObjectScope(.container)`.
struct CallChain {
  struct Step {
    let name: String
    /// `nil` for a property.
    let call: CodeNode?
  }

  /// The steps in their order. The first one has everything in front of its call as its name.
  let steps: [Step]

  /// - Parameters:
  ///   - outermost: the last call of the chain.
  ///   - end: the end of the code that can have further properties.
  init(_ outermost: CodeNode, in text: SourceText, until end: Int? = nil) {
    var calls = [outermost]
    while let base = calls[0].base { calls.insert(base, at: 0) }
    var steps = [Step(name: SourceText.onOneLine(calls[0].name), call: calls[0])]
    for (base, call) in zip(calls, calls.dropFirst()) {
      let names = Self.members(in: base.range.upperBound..<call.nameRange.upperBound, of: text)
      steps += names.dropLast().map { Step(name: $0, call: nil) } + [Step(name: names.last ?? "", call: call)]
    }
    if let end, end > outermost.range.upperBound {
      steps += Self.members(in: outermost.range.upperBound..<end, of: text).map { Step(name: $0, call: nil) }
    }
    self.steps = steps
  }

  /// The names after dots, as long as nothing else is between them.
  private static func members(in range: Range<Int>, of text: SourceText) -> [String] {
    var names: [String] = []
    var tokens = text.tokens(in: range)[...].drop { "?!".contains($0.text) }
    while tokens.popFirst()?.text == ".", let name = tokens.popFirst(), name.isWord { names.append(name.text) }
    return names
  }
}
