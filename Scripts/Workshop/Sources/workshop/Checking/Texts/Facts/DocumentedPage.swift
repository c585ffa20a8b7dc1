/// A text that describes the code.
struct DocumentedPage {
  enum Kind {
    case guide
    case schema
    /// The doc comments of a Swift file.
    case comments
  }

  struct Line {
    let number: Int
    let text: String
    /// The pieces of code in the line: the whole line in a block that is not Swift, or the spans between backticks.
    let code: [String]
  }

  let path: String
  let kind: Kind
  let lines: [Line]

  /// The guides, the schemas, and the sources' doc comments.
  static func all(in repository: Repository) throws -> [DocumentedPage] {
    let guides = try repository.guides()
    let schemas = try repository.files(below: "Documentation", endingIn: ".schema.json")
    let sources = try repository.files(below: "Sources", endingIn: ".swift")
    return try guides.map { DocumentedPage(path: $0, kind: .guide, text: try repository.text(of: $0)) }
      + schemas.map { DocumentedPage(path: $0, kind: .schema, text: try repository.text(of: $0)) }
      + sources.map { DocumentedPage(path: $0, kind: .comments, text: try repository.text(of: $0)) }
  }

  init(path: String, kind: Kind, text: String) {
    self.path = path
    self.kind = kind
    var block: Block?
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var content = line
      if kind == .comments {
        content = line.drop { $0 == " " }
        guard content.hasPrefix("///") else { continue }
        content = content.dropFirst(content.hasPrefix("/// ") ? 4 : 3)
      }
      if content.hasPrefix("```") { block = block != nil ? nil : content.hasPrefix("```swift") ? .swift : .text }
      lines.append(Line(number: index + 1, text: String(content), code: Self.code(in: content, of: kind, block)))
    }
    self.lines = lines
  }

  private enum Block {
    case swift
    case text
  }

  private static func code(in line: Substring, of kind: Kind, _ block: Block?) -> [String] {
    // Swift blocks are checked by the compiler.
    if block == .swift { return [] }
    if kind == .schema || block == .text || line.hasPrefix("    ") { return [String(line)] }
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
