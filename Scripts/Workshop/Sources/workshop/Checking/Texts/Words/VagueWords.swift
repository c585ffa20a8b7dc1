import Foundation

/// Words that begin a clause instead of naming a thing: of 1000 words, two at most, and none at the beginning.
struct VagueWords {
  private static let vague: Set<Substring> = ["what", "whatever", "whoever"]
  private static let limit = 2

  private var words = 0
  private var uses: [String] = []
  private(set) var problems: [String] = []

  /// - Parameter texts: texts with their locations, such as `Sources/A.swift:3`.
  init(of name: String, _ texts: [(location: String, text: String)]) {
    for (location, text) in texts {
      let plain = text.replacing(/`[^`]*`/, with: "code").lowercased()
      let words = plain.split { !($0.isLetter || $0 == "'" || $0 == "-") }
      let uses = words.count { Self.vague.contains($0) }
      self.words += words.count
      self.uses += Array(repeating: location, count: uses)
      if plain.contains(/^(- ([^:]*: )?)?(what|whatever|whoever)\b/) {
        problems.append("\(location): begins with '\(words.first { Self.vague.contains($0) } ?? "")': name the thing")
      }
    }
    // A short text may have two, as a thousand words may.
    let allowed = Self.limit * max(1, (words + 999) / 1000)
    if uses.count > allowed {
      problems.append(
        "\(name): \(uses.count) of \(words) words are 'what', 'whatever' or 'whoever' (at most \(allowed)):")
      problems += uses.map { "\($0): name the thing" }
    }
  }
}
