import Foundation

/// The frequency of words in the prose of a document.
struct ProseCount {
  private let words: [Substring]

  /// - Parameter text: Markdown. Code, tables of contents, comments and link addresses do not count.
  init(of text: String) {
    var prose = ""
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode, !line.hasPrefix("    "), !line.hasPrefix("<") {
        prose += line + "\n"
      }
    }
    for (pattern, replacement) in [("`[^`\\n]*`", "code"), ("\\]\\([^)\\n]*\\)", "]")] {
      prose = prose.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
    words = prose.lowercased().split { !($0.isLetter || $0 == "'" || $0 == "-") }
  }

  var count: Int { words.count }

  /// Occurrences of the words per thousand words.
  func rate(of counted: Set<Substring>) -> Double {
    words.isEmpty ? 0 : Double(words.count { counted.contains($0) }) * 1000 / Double(words.count)
  }

  /// The rates that are out of bounds.
  var problems: [String] {
    var problems: [String] = []
    if rate(of: ["what"]) > 3 {
      problems.append("\(rounded(["what"])) of 1000 words are 'what' (at most 3): name the thing")
    }
    let strangers: Set<Substring> = ["whoever", "whatever", "nobody", "somebody"]
    if rate(of: strangers) > 0.3 {
      problems.append(
        "\(rounded(strangers)) of 1000 words are 'whoever', 'whatever', 'nobody' or 'somebody' (at most 0.3)")
    }
    let reader: Set<Substring> = ["you", "your", "you're", "yours"]
    if rate(of: reader) < 8 { problems.append("\(rounded(reader)) of 1000 words are 'you' or 'your' (at least 8)") }
    return problems
  }

  private func rounded(_ counted: Set<Substring>) -> String { String(format: "%.1f", rate(of: counted)) }
}
