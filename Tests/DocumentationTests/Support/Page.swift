import TestSupport
import Foundation
import Testing

/// A page of the documentation, with the blocks that tests check.
///
/// A marker such as `<!-- example: Name.swift -->` precedes its block.
struct Page {
  /// The kind of a block, as its marker states it.
  enum Kind: String {
    /// A whole file.
    case example
    /// Some lines of a file.
    case fragment
    /// The report of validation.
    case report
  }

  struct Block {
    let kind: Kind
    let file: String
    let section: String
    /// The lines between the fences.
    let lines: Range<Int>
    let text: String
  }

  let url: URL
  private(set) var lines: [String]

  init(_ name: String) throws {
    url = RepositoryFile.url("Documentation/\(name)")
    lines = try String(decoding: Data(contentsOf: url), as: UTF8.self).components(separatedBy: "\n")
  }

  /// The headings of the second level.
  var sections: [String] {
    lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  /// The lines of a section, in one text.
  func text(ofSection name: String) -> String {
    guard let start = lines.firstIndex(of: "## \(name)") else { return "" }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
  }

  /// The blocks of Swift code without a marker.
  var unmarkedBlocks: [Int] {
    lines.indices.filter { lines[$0] == "```swift" && marker(at: $0 - 1) == nil }
  }

  var blocks: [Block] {
    var section = ""
    return lines.indices.compactMap { index in
      if lines[index].hasPrefix("## ") { section = String(lines[index].dropFirst(3)) }
      guard let (kind, file) = marker(at: index), index + 1 < lines.count, lines[index + 1].hasPrefix("```") else {
        return nil
      }
      let first = index + 2
      let end = lines[first...].firstIndex(of: "```") ?? lines.endIndex
      return Block(
        kind: kind, file: file, section: section, lines: first..<end,
        text: lines[first..<end].joined(separator: "\n"))
    }
  }

  private func marker(at index: Int) -> (Kind, String)? {
    guard lines.indices.contains(index), lines[index].hasPrefix("<!-- "), lines[index].hasSuffix(" -->") else {
      return nil
    }
    let words = lines[index].dropFirst(5).dropLast(4).components(separatedBy: ": ")
    guard words.count == 2, let kind = Kind(rawValue: words[0]) else { return nil }
    return (kind, words[1])
  }

  /// Compares a block with its expected text.
  ///
  /// With the environment variable `RECORD_GOLDENS`, it rewrites the block and fails, so that every new text is
  /// reviewed.
  static func expect(
    _ block: Block, of name: String, toBe text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"]?.isEmpty == false, block.text != text else {
      #expect(block.text == text, "\(block.kind) \(block.file)", sourceLocation: sourceLocation)
      return
    }
    var page = try Page(name)
    guard let present = page.blocks.first(where: { $0.kind == block.kind && $0.file == block.file }) else { return }
    page.lines.replaceSubrange(present.lines, with: text.components(separatedBy: "\n"))
    try Data(page.lines.joined(separator: "\n").utf8).write(to: page.url)
    Issue.record("\(block.kind) \(block.file) was recorded: look at it", sourceLocation: sourceLocation)
  }

  /// Compares the rows of a table with the expected ones, or records them as `expect` does.
  func expectTable(
    headed heading: String, rows: [String], of name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let first = try #require(lines.firstIndex(of: heading), sourceLocation: sourceLocation) + 2
    let present = lines[first...].prefix { $0.hasPrefix("|") }
    guard Array(present) != rows else { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"]?.isEmpty == false {
      var page = try Page(name)
      page.lines.replaceSubrange(first..<present.endIndex, with: rows)
      try Data(page.lines.joined(separator: "\n").utf8).write(to: url)
    }
    Issue.record("the table of \(name) is not:\n\(rows.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
