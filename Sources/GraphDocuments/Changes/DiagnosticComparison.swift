import Foundation

/// Finds the differences between the diagnostics of two documents.
///
/// Diagnostics have no names: they are the same if they have the same text, preferably about the same nodes. Equal ones
/// are counted. Their source locations, which their texts contain too, are ignored.
struct DiagnosticComparison {
  typealias Diagnostic = GraphDocument.Diagnostic

  /// The changes of the new document's diagnostics, in its order, then the removed diagnostics.
  private(set) var changes: [(diagnostic: Diagnostic, fact: GraphChange.DiagnosticChange)] = []

  private struct Identity: Hashable {
    let severity: Diagnostic.Severity
    let id: String
    let headline: String
    /// `nil` where they are not compared.
    let nodes: Set<String>?
  }

  init(renaming: DocumentRenaming, old: GraphDocument.Index, new: GraphDocument.Index) {
    let match = renaming.match
    /// The nodes of an old diagnostic, by their new identifiers. Removed nodes are reported separately.
    func renamed(_ diagnostic: Diagnostic) -> Set<String> { Set(diagnostic.nodes.compactMap { match.nodes[$0] }) }
    /// The headline of an old diagnostic, with the new keys of its nodes.
    func headline(of diagnostic: Diagnostic) -> String {
      diagnostic.nodes.reduce(diagnostic.headline) { headline, node in
        guard let before = old.node(node)?.key.name, let after = match.nodes[node].flatMap(new.node)?.key.name,
          before != after
        else { return headline }
        return Self.replacing(before, with: after, in: headline)
      }
    }
    var rest = Array(match.old.diagnostics.indices)
    var partners: [Int: Int] = [:]
    for comparesNodes in [true, false] {
      var candidates = Dictionary(grouping: rest.reversed()) { place in
        let diagnostic = match.old.diagnostics[place]
        return Self.identity(
          diagnostic, headline: headline(of: diagnostic), nodes: comparesNodes ? renamed(diagnostic) : nil)
      }
      for (place, diagnostic) in match.new.diagnostics.enumerated() where partners[place] == nil {
        let identity = Self.identity(
          diagnostic, headline: diagnostic.headline, nodes: comparesNodes ? Set(diagnostic.nodes) : nil)
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
        changes.append(
          (diagnostic, .concernRemoved(node: node, name: old.node(node)?.key.name ?? node)))
      }
    }
    changes += rest.map { (match.old.diagnostics[$0], .removed) }
  }

  private static func identity(_ diagnostic: Diagnostic, headline: String, nodes: Set<String>?) -> Identity {
    Identity(severity: diagnostic.severity, id: diagnostic.id, headline: headline, nodes: nodes)
  }

  /// Replaces a name unless it is part of a longer one.
  private static func replacing(_ name: String, with newName: String, in text: String) -> String {
    func isInName(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    let pieces = text.components(separatedBy: name)
    return zip(pieces, pieces.dropFirst()).reduce(into: pieces[0]) { result, neighbours in
      let isPart = isInName(neighbours.0.isEmpty ? result.last : neighbours.0.last) || isInName(neighbours.1.first)
      result += (isPart ? name : newName) + neighbours.1
    }
  }
}
