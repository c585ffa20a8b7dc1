import Foundation

/// The rule for titles of tests and suites: sentences and noun phrases, which begin with their subject.
struct TestTitles {
  /// Programs, whose names are written like code.
  let programs: Set<String>

  /// Capitalized words that begin the rest of a sentence whose subject was the name of the suite.
  private static let beginnings: Set = [
    "And", "But", "Or", "With", "Without", "Of", "That", "Which", "Also", "Then", "Is", "Are", "Was", "Has", "Have",
    "Does", "Can", "Must", "Says", "Asks", "Tells", "Finds", "Gives", "Takes", "Makes", "Keeps", "Prints", "Shows",
  ]

  /// - Parameter manifest: a package manifest, which declares the programs.
  init(manifest: String) {
    programs = Set(manifest.matches(of: /executable(?:Target)?\(\s*name: "([^"]*)"/).map { String($0.1) })
  }

  /// The problem of a title, if any.
  func problem(of title: String) -> String? {
    guard let word = title.split(separator: " ").first.map(String.init) else { return "has no title" }
    if Self.beginnings.contains(word) { return "'\(title)' is the end of a sentence: begin with its subject" }
    guard word.first?.isLowercase == true, !programs.contains(word), !Self.isCode(word) else { return nil }
    return "'\(title)' begins with a small letter, which only code and programs do"
  }

  /// Names such as `assertStart`, `run(in:)` and `Graph.run`; words in backticks begin with no letter.
  private static func isCode(_ word: String) -> Bool {
    word.dropFirst().contains { $0.isUppercase || "(._@".contains($0) }
  }
}
