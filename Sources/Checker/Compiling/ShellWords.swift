/// Takes a command line apart as a shell does.
enum ShellWords {
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
      case (" ", nil), ("\n", nil):
        if let word { words.append(word) }
        word = nil
      case (_, nil): word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
