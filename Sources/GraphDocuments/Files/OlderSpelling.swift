import BindingGraph

/// Words of documents that were written before all words had hyphens.
enum OlderSpelling {
  private static let currentWords = [
    "asynchronous factory": "asynchronous-factory", "component factory": "component-factory",
    "property injector": "property-injector", "assisted factory": "assisted-factory",
    "collection declaration": "collection-declaration", "start hook": "start-hook", "stop hook": "stop-hook",
    "objectGraph": "object-graph", "object graph": "object-graph",
  ]

  /// Reads a word; one that is not known stays as it is.
  fileprivate static func word(from decoder: any Decoder) throws -> String {
    let word = try decoder.singleValueContainer().decode(String.self)
    return currentWords[word] ?? word
  }
}

extension GraphNodeKind: Codable {
  public init(from decoder: any Decoder) throws { self.init(rawValue: try OlderSpelling.word(from: decoder)) }
}

extension GraphEdgeForm: Codable {
  public init(from decoder: any Decoder) throws { self.init(rawValue: try OlderSpelling.word(from: decoder)) }
}

extension GraphDocument.Node.Lifecycle {
  public init(from decoder: any Decoder) throws { self.init(rawValue: try OlderSpelling.word(from: decoder)) }
}

extension GraphDocument.Requirement.Resolution: Codable {
  public init(from decoder: any Decoder) throws { self.init(rawValue: try OlderSpelling.word(from: decoder)) }
}

extension DiagnosticSeverity: Codable {}
