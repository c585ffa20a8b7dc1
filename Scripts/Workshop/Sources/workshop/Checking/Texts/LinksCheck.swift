import Foundation

/// In guides and CHANGELOG.md, links within the repository must lead to existing files and folders, and their anchors to
/// headings. Documentation/README.md must name all pages beside it.
struct LinksCheck: TextCheck {
  let name = "links"
  let summary = "links in the documentation lead to files, folders and headings that exist"
  let success = "All links lead somewhere"

  func problems(in repository: Repository) throws -> [String] {
    let pages = try repository.guides() + ["CHANGELOG.md"].filter(repository.exists)
    let texts = try Dictionary(uniqueKeysWithValues: pages.map { ($0, LinkedPage(try repository.text(of: $0))) })
    let index = "Documentation/README.md"
    let named = Set(
      texts[index]?.links.map { Self.path(of: String($0.target.prefix { $0 != "#" }), from: index) } ?? [])
    let unnamed =
      texts[index] == nil
      ? []
      : try repository.names(in: "Documentation").map { "Documentation/\($0)" }
        .filter { $0.hasSuffix(".md") && $0 != index && !named.contains($0) }
    return unnamed.map { "\(index) does not name \($0)" }
      + pages.flatMap { page in
        (texts[page]?.links ?? []).compactMap { link in
          let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
          let path = parts[0].isEmpty ? page : Self.path(of: parts[0], from: page)
          guard repository.exists(path) else { return "\(page):\(link.line): there is no \(path)" }
          guard parts.count > 1, let target = texts[path], target.headings[parts[1]] == nil else { return nil }
          return "\(page):\(link.line): \(path) has no heading #\(parts[1])"
        }
      }
  }

  private static func path(of target: String, from page: String) -> String {
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for name in target.split(separator: "/") where name != "." {
      if name == "..", !folders.isEmpty { folders.removeLast() } else { folders.append(String(name)) }
    }
    return folders.joined(separator: "/")
  }
}

/// The links of a page to other pages, and its headings with their anchors.
struct LinkedPage {
  private(set) var links: [(line: Int, target: String)] = []
  private(set) var headings: [String: String] = [:]
  /// The number of occurrences of each heading.
  private var names: [String: Int] = [:]

  init(_ text: String) {
    var isCode = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, !line.hasPrefix("    ") else { continue }
      if line.hasPrefix("#") { addAnchor(of: line) }
      for link in line.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/)
      where !link.1.contains(":") { links.append((index + 1, String(link.1))) }
    }
  }

  /// Adds the anchor that GitHub gives a heading.
  private mutating func addAnchor(of heading: String) {
    let text = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
    let name = text.lowercased().replacing(" ", with: "-").filter {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
    }
    let repetition = names[name, default: 0]
    names[name] = repetition + 1
    headings[repetition == 0 ? name : "\(name)-\(repetition)"] = text
  }
}
