/// Finds dictionary elements that stand under one key, in a component or between a component and its ancestors.
///
/// A module that several components include has its elements in each of them; that is one finding.
enum DuplicateKeyPass: ValidationPass {
  static let isRefutedByMoreBindings = false

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [DuplicateKeyFact] {
    guard !graph.dictionaryKeys.isEmpty else { return [] }
    struct Finding: Hashable {
      let collection: Key
      let key: Int
      let sites: [BindingSite]

      var statements: Finding { Finding(collection: collection, key: key, sites: sites.map(\.statement)) }
    }
    return graph.nodes.indices.flatMap { node -> [Finding] in
      guard case .collection(let key) = graph.nodes[node].content else { return [] }
      let elements = elements(of: node, in: graph)
      return elements.keys.sorted().compactMap { dictionaryKey in
        let bindings = elements[dictionaryKey] ?? []
        guard bindings.count > 1 else { return nil }
        let sites = bindings.map { graph.site(ofBinding: $0) }.inOrder
        return Finding(collection: key, key: dictionaryKey, sites: sites)
      }
    }.uniqued(by: \.statements).map {
      DuplicateKeyFact(
        collection: graph.type(of: $0.collection), key: graph.dictionaryKeys[$0.key], sites: $0.sites)
    }
  }

  /// The bindings that a collection holds under each dictionary key, its ancestors' included.
  private static func elements(of collection: Int, in graph: LinkedGraph) -> [Int: [Int]] {
    var elements: [Int: [Int]] = [:]
    var next: Int? = collection
    while let node = next {
      next = nil
      for edge in graph.edges[graph.nodes[node].edges] {
        switch graph.nodes[edge].content {
        case .binding(let index):
          guard case .dictionary(let key) = graph.bindings[index].contribution else { break }
          elements[Int(key), default: []].append(index)
        case .collection: next = edge
        case .form, .absent, .objectGraph: break
        }
      }
    }
    return elements
  }
}
