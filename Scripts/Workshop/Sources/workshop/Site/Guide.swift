import Foundation

/// A page of `Documentation/`, as an article of a DocC catalogue.
struct Guide {
  let name: String
  private let text: String
  /// The heading of the page.
  let title: String
  /// The headings by their anchors.
  private let headings: [String: String]

  init(name: String, text: String) {
    self.name = name
    self.text = text
    title = text.firstMatch(of: /^# (.+)/).map { String($0.1) } ?? name
    headings = LinkedPage(text).headings
  }

  /// The text of the article: links between guides become DocC's, and other relative links lead to the repository.
  ///
  /// - Parameters:
  ///   - guides: all articles, by their names.
  ///   - repository: the address of the repository's files.
  func article(guides: [String: Guide], repository: String) throws -> String {
    var problems: [String] = []
    // Code is matched first, and kept: `handlers[name](value)` is no link.
    let codeOrLink = /(?m)^```[\s\S]*?^```|^    .*$|`[^`\n]*`|\]\((?<path>[^)#\s]*)(?:#(?<anchor>[^)\s]*))?\)/
    let text = text.replacing(codeOrLink) { match in
      guard let path = match.path.map(String.init), !path.contains(":") else { return String(match.0) }
      let anchor = match.anchor.flatMap { $0 }.map { String($0) }
      let target = path.isEmpty ? name : path.hasSuffix(".md") ? String(path.dropLast(3)) : path
      guard let guide = guides[target] else {
        let file = URL(fileURLWithPath: "/Documentation/\(path)").standardizedFileURL.path
        return "](\(repository)\(file)\(anchor.map { "#\($0)" } ?? ""))"
      }
      guard let anchor else { return "](doc:\(guide.name))" }
      guard let heading = guide.headings[anchor] else {
        problems.append("Documentation/\(name).md: \(guide.name).md has no heading #\(anchor)")
        return String(match.0)
      }
      return "](doc:\(guide.name)#\(Self.fragment(of: heading)))"
    }
    guard problems.isEmpty else { throw Failure(problems) }
    return Self.withPictures(text)
  }

  /// The anchor that DocC derives from a heading.
  private static func fragment(of heading: String) -> String {
    let plain = heading.replacing("`", with: "").replacing(/['"“”‘’]/, with: "")
    let joined = plain.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    return joined.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? joined
  }

  // MARK: Pictures

  static let pictures = "Documentation/Pictures"

  /// The name of a picture in the catalogue: DocC finds the one for dark mode by its ending.
  static func picture(named name: String) -> String {
    name.replacing("-light.", with: ".").replacing("-dark.", with: "~dark.")
  }

  /// Shows pictures in the format of DocC, which does not support HTML.
  private static func withPictures(_ text: String) -> String {
    text.replacing(/<picture>[\s\S]*?<\/picture>/) { match in
      guard let source = match.0.firstMatch(of: /<img[^>]* src="Pictures\/([^"]+)"/),
        let description = match.0.firstMatch(of: /<img[^>]* alt="([^"]*)"/)
      else { return "" }
      let words = description.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "![\(words)](\(picture(named: String(source.1))))"
    }
  }
}
