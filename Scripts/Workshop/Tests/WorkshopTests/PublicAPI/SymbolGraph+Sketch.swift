import Foundation

@testable import workshop

extension SymbolGraph {
  /// A symbol graph in the compiler's format, of symbols and relationships written as JSON.
  static func sketch(_ symbols: [String], relationships: [String] = []) throws -> SymbolGraph {
    let json = """
      {"symbols": [\(symbols.joined(separator: ", "))], "relationships": [\(relationships.joined(separator: ", "))]}
      """
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
  }

  /// A symbol whose declaration is its own name between two texts.
  static func symbol(
    _ path: String, kind: String = "method", _ before: String, _ after: String = "", comment: String = "A comment.",
    more: String = ""
  ) -> String {
    let components = path.split(separator: ".").map(String.init)
    let name = components.last.map { String($0.prefix { $0 != "(" }) } ?? ""
    return """
      {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(path)\(after)"},
      "pathComponents": \(components), "docComment": {"lines": [{"text": "\(comment)"}]}, \(more)
      "declarationFragments": [{"kind": "keyword", "spelling": "\(before)"},
      {"kind": "identifier", "spelling": "\(name)"}, {"kind": "text", "spelling": "\(after)"}]}
      """
  }

  static func relationship(_ kind: String, from source: String, to target: String, more: String = "") -> String {
    """
    {"kind": "\(kind)", "source": "\(source)", "target": "\(target)", "targetFallback": "Swift.\(target)"\(more)}
    """
  }
}
