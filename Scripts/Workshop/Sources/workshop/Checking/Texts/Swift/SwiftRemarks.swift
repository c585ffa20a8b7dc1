/// The comments of Swift source code, and the titles of its tests and suites.
struct SwiftRemarks {
  private(set) var comments: [Remark] = []
  /// The titles of tests and suites.
  private(set) var titles: [Remark] = []
  private(set) var testTitles: [Remark] = []

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
        if token.kind == .literal, let attribute = tokens.attribute(before: index) {
          let text = tokens.text(of: token).trimmingPrefix("\"").dropLast()
          let title = Remark(line: lines.line(of: token.range.lowerBound), text: String(text))
          titles.append(title)
          if attribute == "Test" { testTitles.append(title) }
        }
      }
    }
    comments += block?.paragraphs ?? []
  }
}

extension SwiftTokens {
  /// The attribute, `Test` or `Suite`, whose first argument is the literal at an index.
  fileprivate func attribute(before index: Int) -> String? {
    guard index >= 3 else { return nil }
    let texts = tokens[index - 3..<index].map { text(of: $0) }
    return texts == ["@", "Test", "("] || texts == ["@", "Suite", "("] ? texts[1] : nil
  }
}
