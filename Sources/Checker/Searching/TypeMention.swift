/// Finds the uses of a type's name in a source by its words.
///
/// Another type of the same name counts as a use, and so does a name in a string. A use under another name, such as one
/// that is composed at run time, is not found.
struct TypeMention: Hashable {
  let module: String
  /// The names of the enclosing types and of the type.
  let path: [String]

  /// The keywords before a name that is declared or extended, and not used.
  private static let declaring: [String] = [
    "struct", "class", "enum", "actor", "extension", "protocol", "typealias", "associatedtype",
  ]

  func occurs(in source: [UInt8]) -> Bool {
    guard let name = path.last, source.contains(name.utf8) else { return false }
    // A raw identifier consists of several words, and is unlikely to occur with another meaning.
    if name.hasPrefix("`") { return true }
    var words = SourceWords(source)
    while let word = words.next() {
      guard source[word.range].elementsEqual(name.utf8) else { continue }
      if isUse(word, in: source) { return true }
    }
    return false
  }

  private func isUse(_ word: SourceWords.Word, in source: [UInt8]) -> Bool {
    if word.isMember {
      // A member of something else. The type around a nested type may have other names.
      return path.count > 1 || word.owner.map { source[$0].elementsEqual(module.utf8) } == true
    }
    guard let previous = word.previous else { return true }
    return !Self.declaring.contains { source[previous].elementsEqual($0.utf8) }
  }
}
