import Foundation

/// Splits a command line as a shell does, and quotes words for one.
enum ShellWords {
  /// The word for a command line, quoted if necessary.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=+,:@%".contains($0) }
    return isPlain && !word.isEmpty
      ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  static func split(_ line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case (_, "'"?) where character != "'": word?.append(character)
      case ("\\", _): if let next = rest.popFirst() { word = (word ?? "") + String(next) }
      case (_, let open?) where character == open: quote = nil
      case (_, .some): word?.append(character)
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case (_, nil) where character.isASCII && character.isWhitespace:
        if let word { words.append(word) }
        word = nil
      case (_, nil): word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}

/// Files with further arguments, named after an `@` on a command line: response files, and Xcode's lists of sources.
enum ResponseFiles {
  /// Replaces the names of such files by their arguments. A missing file is left for the compiler to report.
  static func expand(_ arguments: [String], folder: String, depth: Int = 8) -> [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"), depth > 0 else { return [argument] }
      let url = URL(fileURLWithPath: String(argument.dropFirst()), relativeTo: URL(fileURLWithPath: folder + "/"))
      guard let contents = FileManager.default.contents(atPath: url.path) else { return [argument] }
      return expand(ShellWords.split(String(decoding: contents, as: UTF8.self)), folder: folder, depth: depth - 1)
    }
  }
}
