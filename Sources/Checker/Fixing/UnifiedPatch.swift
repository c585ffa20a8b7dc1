import Foundation

/// The difference between a source and its edited form, for `git apply` and `patch -p1`.
struct UnifiedPatch {
  private static let context = 3

  private let source: EditedSource
  private let name: String

  /// - Parameter name: the path below the folder in which the patch is applied.
  init(_ source: EditedSource, named name: String) {
    self.source = source
    self.name = name
  }

  var text: String {
    var bytes = Array("--- \(Self.quoted("a/\(name)"))\n+++ \(Self.quoted("b/\(name)"))\n".utf8)
    var added = 0
    for hunk in hunks {
      bytes += lines(of: hunk, after: added)
      added += hunk.reduce(0) { $0 + $1.lines.count - $1.count }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The replacements, grouped by shared context.
  private var hunks: [[EditedSource.Replacement]] {
    var hunks: [[EditedSource.Replacement]] = []
    for replacement in source.replacements {
      if let last = hunks.last?.last, replacement.first - (last.first + last.count) <= 2 * Self.context {
        hunks[hunks.count - 1].append(replacement)
      } else {
        hunks.append([replacement])
      }
    }
    return hunks
  }

  private func lines(of hunk: [EditedSource.Replacement], after added: Int) -> [UInt8] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let old = source.oldLines
    let start = max(0, first.first - Self.context)
    let end = min(old.count, last.first + last.count + Self.context)
    var body: [UInt8] = []
    var (next, newCount) = (start, end - start)
    for replacement in hunk {
      let behind = replacement.first + replacement.count
      body += old[next..<replacement.first].flatMap { Self.line(" ", $0) }
      body += old[replacement.first..<behind].flatMap { Self.line("-", $0) }
      body += replacement.lines.flatMap { Self.line("+", $0) }
      newCount += replacement.lines.count - replacement.count
      next = behind
    }
    body += old[next..<end].flatMap { Self.line(" ", $0) }
    return Array("@@ -\(start + 1),\(end - start) +\(start + 1 + added),\(newCount) @@\n".utf8) + body
  }

  private static func line(_ mark: Character, _ line: [UInt8]) -> [UInt8] {
    let isWhole = line.last == UInt8(ascii: "\n")
    return Array(String(mark).utf8) + line + (isWhole ? [] : Array("\n\\ No newline at end of file\n".utf8))
  }

  /// The path as git writes it: quoted if it has special characters, and followed by a tab if it has spaces.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return path.contains(" ") ? path + "\t" : path }
    let marks = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\\(Character(UnicodeScalar(byte)))"
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\" + String(repeating: "0", count: 3 - String(byte, radix: 8).count) + String(byte, radix: 8)
      }
    }
    return "\"\(marks.joined())\""
  }
}
