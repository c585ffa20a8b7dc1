/// Finds what differs between what checks have found in two documents.
///
/// Diagnostics have no names: they are the same where they say the same, about the same nodes if possible. Several may say the
/// same, and each counts. Their places in the code, which also stand in their texts, are no part of the graph.
struct DiagnosticComparison {
  typealias Diagnostic = GraphDocument.Diagnostic

  /// The changes of the diagnostics of the new document, in its order, then what is gone.
  private(set) var changes: [(diagnostic: Diagnostic, fact: GraphChange.DiagnosticChange)] = []

  private struct Identity: Hashable {
    let severity: Diagnostic.Severity
    let id: String
    let headline: String
    /// `nil` where they are not compared.
    let nodes: Set<String>?
  }

  init(match: DocumentMatch, old: GraphDocument.Index, new: GraphDocument.Index) {
    /// The nodes of an old diagnostic as the new document calls them. Those that are gone are told of by themselves.
    func renamed(_ diagnostic: Diagnostic) -> Set<String> { Set(diagnostic.nodes.compactMap { match.nodes[$0] }) }
    var rest = Array(match.old.diagnostics.indices)
    var partners: [Int: Int] = [:]
    for comparesNodes in [true, false] {
      var candidates = Dictionary(grouping: rest.reversed()) { place in
        let diagnostic = match.old.diagnostics[place]
        return Self.identity(diagnostic, nodes: comparesNodes ? renamed(diagnostic) : nil)
      }
      for (place, diagnostic) in match.new.diagnostics.enumerated() where partners[place] == nil {
        let identity = Self.identity(diagnostic, nodes: comparesNodes ? Set(diagnostic.nodes) : nil)
        partners[place] = candidates[identity]?.popLast()
      }
      rest = candidates.values.joined().sorted()
    }
    for (place, diagnostic) in match.new.diagnostics.enumerated() {
      guard let partner = partners[place] else {
        changes.append((diagnostic, .added))
        continue
      }
      let before = renamed(match.old.diagnostics[partner])
      for node in diagnostic.nodes where !before.contains(node) {
        changes.append((diagnostic, .concernAdded(node: node, name: new.node(node)?.key.name ?? node)))
      }
      let after = Set(diagnostic.nodes)
      for node in match.old.diagnostics[partner].nodes {
        guard let renamed = match.nodes[node], !after.contains(renamed) else { continue }
        changes.append((diagnostic, .concernRemoved(node: node, name: old.node(node)?.key.name ?? node)))
      }
    }
    changes += rest.map { (match.old.diagnostics[$0], .removed) }
  }

  private static func identity(_ diagnostic: Diagnostic, nodes: Set<String>?) -> Identity {
    Identity(severity: diagnostic.severity, id: diagnostic.id, headline: diagnostic.headline, nodes: nodes)
  }
}
