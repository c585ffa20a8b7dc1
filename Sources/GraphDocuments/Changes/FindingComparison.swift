/// Finds what differs between what checks have found in two documents.
///
/// Findings have no names: they are the same where they say the same, about the same nodes if possible. Several may say the
/// same, and each counts. Their places in the code, which also stand in their texts, are no part of the graph.
struct FindingComparison {
  typealias Finding = GraphDocument.Finding

  /// The changes of the findings of the new document, in its order, then what is gone.
  private(set) var changes: [(finding: Finding, fact: GraphChange.FindingFact)] = []

  private struct Identity: Hashable {
    let severity: Finding.Severity
    let id: String
    let headline: String
    /// `nil` where they are not compared.
    let nodes: Set<String>?
  }

  init(match: DocumentMatch, old: GraphDocument.Index, new: GraphDocument.Index) {
    /// The nodes of an old finding as the new document calls them. Those that are gone are told of by themselves.
    func renamed(_ finding: Finding) -> Set<String> { Set(finding.nodes.compactMap { match.nodes[$0] }) }
    var rest = Array(match.old.findings.indices)
    var partners: [Int: Int] = [:]
    for comparesNodes in [true, false] {
      var candidates = Dictionary(grouping: rest.reversed()) { place in
        let finding = match.old.findings[place]
        return Self.identity(finding, nodes: comparesNodes ? renamed(finding) : nil)
      }
      for (place, finding) in match.new.findings.enumerated() where partners[place] == nil {
        let identity = Self.identity(finding, nodes: comparesNodes ? Set(finding.nodes) : nil)
        partners[place] = candidates[identity]?.popLast()
      }
      rest = candidates.values.joined().sorted()
    }
    for (place, finding) in match.new.findings.enumerated() {
      guard let partner = partners[place] else {
        changes.append((finding, .added))
        continue
      }
      let before = renamed(match.old.findings[partner])
      for node in finding.nodes where !before.contains(node) {
        changes.append((finding, .concernAdded(node: node, name: new.node(node)?.key.name ?? node)))
      }
      let after = Set(finding.nodes)
      for node in match.old.findings[partner].nodes {
        guard let renamed = match.nodes[node], !after.contains(renamed) else { continue }
        changes.append((finding, .concernRemoved(node: node, name: old.node(node)?.key.name ?? node)))
      }
    }
    changes += rest.map { (match.old.findings[$0], .removed) }
  }

  private static func identity(_ finding: Finding, nodes: Set<String>?) -> Identity {
    Identity(severity: finding.severity, id: finding.id, headline: finding.headline, nodes: nodes)
  }
}
