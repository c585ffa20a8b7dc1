/// The comments of Swift source code, and the titles of its tests and suites.
struct SwiftRemarks {
  private(set) var comments: [Remark] = []
  private(set) var titles: [Remark] = []

  init(_ source: String) {
    let tokens = SwiftTokens(source)
    var lines = LineCounter(tokens.bytes)
    var block: Remark?
    for (index, token) in tokens.tokens.enumerated() {
      if token.kind == .comment {
        let comment = Remark(line: lines.line(of: token.range.lowerBound), text: tokens.text(of: token))
        if let begun = block, comment.line == begun.lastLine + 1 {
          block = Remark(line: begun.line, text: begun.text + "\n" + comment.text)
        } else {
          comments += block?.paragraphs ?? []
          block = comment
        }
      } else {
        comments += block?.paragraphs ?? []
        block = nil
        if token.kind == .literal, tokens.hasTitle(at: index) {
          let text = tokens.text(of: token).trimmingPrefix("\"").dropLast()
          titles.append(Remark(line: lines.line(of: token.range.lowerBound), text: String(text)))
        }
      }
    }
    comments += block?.paragraphs ?? []
  }
}

extension SwiftTokens {
  /// Whether this literal is the first argument of `@Test` or `@Suite`.
  fileprivate func hasTitle(at index: Int) -> Bool {
    guard index >= 3 else { return false }
    let attribute = tokens[index - 3..<index].map { text(of: $0) }
    return attribute == ["@", "Test", "("] || attribute == ["@", "Suite", "("]
  }
}
