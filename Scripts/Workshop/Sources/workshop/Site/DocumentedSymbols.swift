import Foundation

/// A symbol graph as documentation shows it: one overload represents those with more dependencies, the parameters of
/// source locations are omitted, and paths of guides are links.
struct DocumentedSymbols {
  private static let implicitParameters: Set = [
    "file", "fileID", "filePath", "line", "column", "function", "nothing",
  ]
  private var graph: [String: Any]

  /// - Parameters:
  ///   - data: the symbol graph of the compiler.
  ///   - pages: the titles of the guides, by their names.
  init(_ data: Data, pages: [String: String] = [:]) throws {
    guard let graph = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Failure("a symbol graph is not a JSON object")
    }
    self.graph = graph
    let symbols = (graph["symbols"] as? [[String: Any]] ?? []).filter { !Self.isFurtherArity($0) }
    let kept = Set(symbols.compactMap(Self.identifier))
    let all = Set((graph["symbols"] as? [[String: Any]] ?? []).compactMap(Self.identifier))
    self.graph["symbols"] = symbols.map(Self.withoutImplicitParameters).map(SymbolHeading.shortened)
      .map(Self.describingDeprecation).map { Self.linking($0, to: pages) }
    self.graph["relationships"] = (graph["relationships"] as? [[String: Any]] ?? []).filter { relationship in
      guard let source = relationship["source"] as? String else { return true }
      return kept.contains(source) || !all.contains(source)
    }
  }

  var data: Data {
    get throws { try JSONSerialization.data(withJSONObject: graph, options: .sortedKeys) }
  }

  private static func identifier(of symbol: [String: Any]) -> String? {
    (symbol["identifier"] as? [String: Any])?["precise"] as? String
  }

  private static func isFurtherArity(_ symbol: [String: Any]) -> Bool {
    let fragments = symbol["declarationFragments"] as? [[String: Any]] ?? []
    let declaration = fragments.compactMap { $0["spelling"] as? String }.joined()
    return declaration.contains("<P1, P2")
  }

  private static func withoutImplicitParameters(_ symbol: [String: Any]) -> [String: Any] {
    guard var signature = symbol["functionSignature"] as? [String: Any],
      let parameters = signature["parameters"] as? [[String: Any]]
    else { return symbol }
    var symbol = symbol
    signature["parameters"] = parameters.filter { !implicitParameters.contains($0["name"] as? String ?? "") }
    symbol["functionSignature"] = signature
    return symbol
  }

  /// Adds the replacement as the comment of a deprecated declaration without one.
  private static func describingDeprecation(_ symbol: [String: Any]) -> [String: Any] {
    guard symbol["docComment"] == nil else { return symbol }
    let words = (symbol["availability"] as? [[String: Any]] ?? []).lazy.compactMap { availability in
      (availability["renamed"] as? String).map { "The earlier name of `\($0)`." }
        ?? (availability["message"] as? String).map { "An earlier spelling: \($0)." }
    }
    guard let text = words.first else { return symbol }
    var symbol = symbol
    symbol["docComment"] = ["lines": [["text": text]]]
    return symbol
  }

  /// Turns paths such as `Documentation/Bindings.md`, which are for readers of the source, into links.
  private static func linking(_ symbol: [String: Any], to pages: [String: String]) -> [String: Any] {
    guard var comment = symbol["docComment"] as? [String: Any], let lines = comment["lines"] as? [[String: Any]] else {
      return symbol
    }
    comment["lines"] = lines.map { line in
      var line = line
      line["text"] = (line["text"] as? String)?.replacing(/`Documentation\/(\w+)\.md`/) { match in
        let name = String(match.1)
        return pages[name].map { "[\($0)](/documentation/cleanse/\(name.lowercased()))" } ?? String(match.0)
      }
      return line
    }
    var symbol = symbol
    symbol["docComment"] = comment
    return symbol
  }
}
