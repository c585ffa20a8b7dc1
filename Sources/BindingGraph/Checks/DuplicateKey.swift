/// Several elements of one dictionary with the same key.
package struct DuplicateKeyFact: Sendable {
  package let collection: TypeReference
  /// The dictionary key as text.
  package let key: String
  /// At least two sites, in order of location.
  package private(set) var sites: [BindingSite]

  package func keeping(_ positions: [Int]) -> Self? {
    guard positions.count > 1 else { return nil }
    var rest = self
    rest.sites = positions.map { sites[$0] }
    return rest
  }
}

extension DuplicateKeyFact: ConflictFact {
  package static let kind = DiagnosticKind(
    .duplicateKey, .error, summary: "A dictionary multibinding has several elements for one key.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { collection }
  package var traces: [FactTrace] { sites.map { FactTrace(type: collection, location: $0.location) } }
}

/// Finds dictionary elements with equal keys, in a component or between a component and its ancestors.
///
/// A module included by several components contributes its elements to each of them; that is one finding.
enum DuplicateKeyPass {
  static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

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

  /// Returns the bindings of a collection by dictionary key, including those of ancestors.
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

extension DuplicateKeyFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(collection, "has \(sites.count) elements with the key \"\(shownKey)\"")
    content.steps = sites.map(\.step)
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    let statements = Set(sites.map(\.statement))
    let isIncludedTwice = statements.count == 1 && Set(sites.map(\.modulePath.first)).count > 1
    if isIncludedTwice, let module = statements.first?.modulePath.last {
      content.help = [
        DiagnosticSuggestion("include \(module) only in the outer component: subcomponents get its elements, too")
      ]
    } else {
      content.help = [DiagnosticSuggestion("give each element its own key")]
    }
    return content
  }

  /// The key in one line.
  private var shownKey: String {
    let lines = key.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.joined(separator: "\\n")
  }
}

extension DiagnosticID {
  /// A dictionary multibinding has several elements for one key.
  public static let duplicateKey = DiagnosticID(rawValue: "duplicate-key")
}
