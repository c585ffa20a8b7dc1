import Foundation

/// In README.md, Documentation/*.md and the pages of documentation catalogues, a block of code after a line such as
///
///     <!-- quote: Tests/GitHubBrowserTests/GraphTests.swift -->
///
/// must occur in that file, line by line, with any indentation. A line `// ...` matches any lines, so that a quote can be
/// a whole declaration. After a line `<!-- file: … -->` it must be the whole file.
struct QuotesCheck: TextCheck {
  let name = "quotes"
  let summary = "code and output in the documentation stand in the files that they are quoted from"
  let success = "All quotes stand where they say"

  func problems(in repository: Repository) throws -> [String] {
    let documents =
      try ["README.md"] + repository.files(below: "Documentation", endingIn: ".md")
      + repository.files(below: "Sources", endingIn: ".md")
    let quotes = try documents.flatMap { try DocumentQuote.all(in: $0, text: repository.text(of: $0)) }
    guard !quotes.isEmpty else { return ["nothing is quoted"] }
    return quotes.compactMap { quote in
      quote.problem(in: repository).map { "\(quote.place): quote of \(quote.source): \($0)" }
    }
  }
}

/// A block of code that a document quotes.
struct DocumentQuote {
  let place: String
  let source: String
  let isWholeFile: Bool
  /// `nil` if the block has no end.
  private(set) var lines: [String]?

  static func all(in document: String, text: String) -> [DocumentQuote] {
    let lines = text.components(separatedBy: "\n")
    return lines.indices.compactMap { index in
      let words = lines[index].split(separator: " ")
      guard words.count == 4, words[0] == "<!--", words[3] == "-->", words[1] == "quote:" || words[1] == "file:" else {
        return nil
      }
      return DocumentQuote(
        place: "\(document):\(index + 1)", source: String(words[2]), isWholeFile: words[1] == "file:",
        lines: block(in: lines[(index + 1)...]))
    }
  }

  private static func block(in lines: ArraySlice<String>) -> [String]? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("```") }),
      let end = lines[(start + 1)...].firstIndex(where: { $0.hasPrefix("```") })
    else { return nil }
    return Array(lines[(start + 1)..<end])
  }

  func problem(in repository: Repository) -> String? {
    guard let lines else { return "the quote does not end" }
    guard let text = try? repository.text(of: source) else { return "there is no such file" }
    if isWholeFile { return text == lines.map { $0 + "\n" }.joined() ? nil : "the file is another one" }
    var remainder = Self.bare(text.components(separatedBy: "\n"))[...]
    for part in Self.parts(of: lines) {
      guard let found = remainder.range(of: Self.bare(part)) else { return "the file has no such lines" }
      // The line break at the end also begins the text after it.
      remainder = remainder[remainder.index(before: found.upperBound)...]
    }
    return lines.isEmpty ? "the file has no such lines" : nil
  }

  /// The groups of adjacent lines between elisions.
  private static func parts(of lines: [String]) -> [[String]] {
    lines.split { $0.trimmingCharacters(in: .whitespaces) == elision }.map(Array.init)
  }

  private static let elision = "// ..."

  private static func bare(_ lines: [String]) -> String {
    "\n" + lines.map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
  }
}
