import Foundation

/// The modules that sources import, found by reading the sources as text.
///
/// Ignores conditions around an import: an extra module is better than a missed one.
enum ImportedModules {
  static func names(inSources paths: [String]) -> Set<String> {
    var names: Set<String> = []
    for path in paths {
      guard let contents = FileManager.default.contents(atPath: path) else { continue }
      contents.withUnsafeBytes { bytes in
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }) {
          if let name = name(inLine: line) { names.insert(name) }
        }
      }
    }
    return names
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<String> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]

  private static func name(inLine line: Slice<UnsafeRawBufferPointer>) -> String? {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let text = line.drop { blanks.contains($0) }
    guard let first = text.first,
      [UInt8(ascii: "@"), UInt8(ascii: "i"), UInt8(ascii: "p"), UInt8(ascii: "f")].contains(first)
    else { return nil }
    var words = String(decoding: text.prefix(300), as: UTF8.self)
      .split { $0 == " " || $0 == "\t" || $0 == "\r" }[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map { $0.filter { $0 != "`" } }
  }
}
