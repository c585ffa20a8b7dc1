import TestSupport
import Foundation
import Testing

@Suite("Table of sendable types")
struct SendabilityTests {
  @Test("The table of sendable types lists every public type with the compiler's answer")
  func table() throws {
    var claims: [String: String] = [:]
    for type in PublicType.all { claims[type.name] = type.isSendable ? "yes" : "no" }
    #expect(claims.count == PublicType.all.count)
    let rows = try Self.rows()
    var table: [String: String] = [:]
    for row in rows {
      for name in row.names {
        #expect(table.updateValue(row.answer, forKey: name) == nil, "\(name) is listed twice")
      }
      #expect(!row.reason.isEmpty, "\(row.names)")
    }
    for (name, answer) in claims where table[name] != answer { Issue.record("the table needs \(answer): \(name)") }
    #expect(Set(table.keys) == Set(claims.keys))
  }

  @Test("The tested public types are exactly those that the sources declare")
  func sources() throws {
    let declared = try Self.products.reduce(into: Set<String>()) { $0.formUnion(try Self.publicTypes(of: $1)) }
    #expect(declared == Set(PublicType.all.map(\.name)))
  }

  // MARK: The page

  private static func rows() throws -> [(names: [String], answer: String, reason: String)] {
    let page = try String(
      contentsOf: RepositoryFile.url("Documentation/Isolation.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, ["yes", "no"].contains(cells[1]) else { return nil }
      let names = cells[0].split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }
      return (names, cells[1], cells[2])
    }
  }

  // MARK: The sources

  /// The folders of the products and of the modules that they re-export.
  private static let products = [
    "BindingGraph", "Cleanse", "CleanseTesting", "GraphDocuments", "CleanseGraph", "Pure", "PureGraph",
    "LaunchChoices", "Relay", "RelayGraph", "Autowire",
  ]

  /// The names of the public types except protocols, nested by the indentation of the formatted sources.
  private static func publicTypes(of product: String) throws -> Set<String> {
    let folder = RepositoryFile.url("Sources/\(product)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      var scopes: [(indentation: Int, name: String)] = []
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(whereSeparator: { " :<{".contains($0) }).map(String.init)
        let keywords = ["struct", "class", "enum", "actor", "extension"]
        guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count,
          words[..<keyword].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") })
        else { continue }
        let indentation = line.prefix { $0 == " " }.count
        scopes.removeAll { $0.indentation >= indentation }
        scopes.append((indentation, words[keyword + 1]))
        guard words[keyword] != "extension", !Set(words[..<keyword]).isDisjoint(with: ["public", "open"]) else {
          continue
        }
        let name = scopes.map(\.name).joined(separator: ".")
        found.insert(product == "Pure" ? "Pure.\(name)" : name)
      }
    }
    return found
  }

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
  ]
}
