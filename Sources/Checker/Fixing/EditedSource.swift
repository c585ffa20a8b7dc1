import BindingGraph
import Foundation

/// A source with inserted statements that fix errors.
struct EditedSource: Sendable {
  /// An inserted statement, and the first line of it in the new text.
  struct Change: Hashable, Sendable {
    let line: Int
    let statement: String
  }

  /// Lines that replace some of the old text. All lines include their line breaks.
  struct Replacement: Sendable {
    let first: Int
    let count: Int
    let lines: [[UInt8]]
  }

  let file: String
  let oldLines: [[UInt8]]
  let replacements: [Replacement]
  let changes: [Change]

  /// - Parameters:
  ///   - contents: the contents of the file, in UTF-8.
  ///   - insertions: the insertions into the file, all before the closing brace or the final `return` of a function.
  /// - Throws: `FixRefusal`
  init(_ file: String, contents: Data, inserting insertions: [SourceInsertion]) throws {
    guard String(bytes: contents, encoding: .utf8) != nil else { throw FixRefusal.notUTF8 }
    guard contents.contains(UInt8(ascii: "\n")) || !contents.contains(UInt8(ascii: "\r")) else {
      throw FixRefusal.oldLineBreaks
    }
    let lines = Self.lines(of: contents)
    var replacements: [Replacement] = []
    var changes: [Change] = []
    var added = 0
    for (line, insertions) in Dictionary(grouping: insertions, by: \.line).sorted(by: { $0.key < $1.key }) {
      guard lines.indices.contains(line - 1) else { throw FixRefusal.changed(line: line) }
      let old = lines[line - 1]
      var draft = LineDraft(
        old, firstLine: line + added, lineBreak: Self.lineBreak(near: line - 1, in: lines))
      guard draft.insert(insertions) else { throw FixRefusal.changed(line: line) }
      let new = Self.lines(of: draft.bytes)
      let keepsLine = insertions.allSatisfy(\.isWholeLine)
      replacements.append(
        Replacement(first: line - 1, count: keepsLine ? 0 : 1, lines: keepsLine ? Array(new.dropLast()) : new))
      changes += draft.changes
      added += new.count - 1
    }
    self.file = file
    oldLines = lines
    self.replacements = replacements
    self.changes = changes
  }

  /// The contents that were read.
  var oldContents: Data { Data(oldLines.joined()) }

  /// The new contents.
  var text: String {
    var bytes: [UInt8] = []
    var next = 0
    for replacement in replacements {
      bytes += oldLines[next..<replacement.first].joined()
      bytes += replacement.lines.joined()
      next = replacement.first + replacement.count
    }
    return String(decoding: bytes + oldLines[next...].joined(), as: UTF8.self)
  }

  private static func lines(of bytes: some Collection<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for byte in bytes {
      lines[lines.count - 1].append(byte)
      if byte == UInt8(ascii: "\n") { lines.append([]) }
    }
    return lines.last == [] ? lines.dropLast() : lines
  }

  /// The line break used by the surrounding lines.
  private static func lineBreak(near index: Int, in lines: [[UInt8]]) -> [UInt8] {
    let windows: [UInt8] = [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    let neighbour = lines[index].last == UInt8(ascii: "\n") ? lines[index] : lines[max(0, index - 1)]
    return neighbour.suffix(2) == windows[...] ? windows : [UInt8(ascii: "\n")]
  }
}

/// A line with statements inserted into it, or before it.
private struct LineDraft {
  private(set) var bytes: [UInt8] = []
  private(set) var changes: [EditedSource.Change] = []
  private let old: [UInt8]
  private let lineBreak: [UInt8]
  private var line: Int

  init(_ old: [UInt8], firstLine: Int, lineBreak: [UInt8]) {
    self.old = old
    self.lineBreak = lineBreak
    line = firstLine
  }

  /// - Returns: whether all insertion points are at the end of a function.
  mutating func insert(_ insertions: [SourceInsertion]) -> Bool {
    let whole = insertions.filter(\.isWholeLine)
    guard whole.isEmpty || old.firstIndex(where: { !Self.isBlank($0) }).map(isEnd) == true else { return false }
    for insertion in whole { add(insertion.text[...], of: insertion) }
    var next = 0
    let parts = Dictionary(grouping: insertions.filter { !$0.isWholeLine }, by: \.column)
    for (column, insertions) in parts.sorted(by: { $0.key < $1.key }) {
      guard old.indices.contains(column - 1), isEnd(at: column - 1) else { return false }
      bytes += old[next..<(column - 1)]
      while bytes.last.map(Self.isBlank) ?? false { bytes.removeLast() }
      for (index, insertion) in insertions.enumerated() {
        add(index + 1 < insertions.count ? insertion.textBeforeBrace : insertion.text[...], of: insertion)
      }
      next = column - 1
    }
    bytes += old[next...]
    return true
  }

  private mutating func add(_ text: Substring, of insertion: SourceInsertion) {
    let statement = insertion.text.drop { $0.isWhitespace }
    let begin = line + (insertion.isWholeLine ? 0 : 1)
    changes.append(
      EditedSource.Change(
        line: begin, statement: String(statement.reversed().drop { $0.isWhitespace }.reversed())))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        bytes += lineBreak
        line += 1
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Whether a closing brace or a `return` begins at a position.
  private func isEnd(at position: Int) -> Bool {
    if old[position] == UInt8(ascii: "}") { return true }
    let keyword = "return".utf8
    guard old[position...].starts(with: keyword) else { return false }
    // Not a longer name, such as `returnAll`.
    return old[position...].dropFirst(keyword.count).first.map(Self.isPartOfName) != true
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isLetter || character.isNumber || character == "_" || byte > 127
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
