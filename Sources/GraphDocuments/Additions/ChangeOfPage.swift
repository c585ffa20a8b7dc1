import BindingGraph

/// The change of a graph, as its page marks it.
struct ChangeOfPage {
  /// The effect of the change on a node.
  private enum Effect: String {
    case added, changed
    /// The node itself is the same; it depends on others that are not.
    case affected
  }

  private let effects: [(node: String, effect: Effect)]
  private let changes: GraphChanges

  init(from old: GraphDocument, to new: GraphDocument) {
    changes = new.changes(from: old)
    let changed = new.nodes(changedFrom: old)
    let former = DocumentRenaming(from: old, to: new).match.formerNodes
    let affected = GraphDocument.reachable(from: Array(changed), over: new.predecessors)
    effects = new.nodes.compactMap { node in
      if changed.contains(node.id) { return (node.id, former[node.id] == nil ? .added : .changed) }
      return affected.contains(node.id) ? (node.id, .affected) : nil
    }
  }

  func value(from file: String) -> JSONValue {
    let isUnnamed = file == "-" || file.hasPrefix("/dev/")
    return .object([
      "from": .string(isUnnamed ? "the older graph" : file.split(separator: "/").last.map(String.init) ?? file),
      "nodes": .object(
        [:], and: Dictionary(effects.map { ($0.node, .string($0.effect.rawValue)) }) { first, _ in first }),
      "sentences": .array(changes.map { .string($0.description) }),
      "moduleDependencies": .array(changes.moduleDependencies.map(\.value)),
    ])
  }
}

extension ModuleDependency {
  fileprivate var value: JSONValue {
    .object([
      "from": .string(from.name), "to": .string(to.name), "closesCycle": .boolean(closesCycle),
      "causes": .array(causes.map { .array([.string($0.dependent.id), .string($0.target.id)]) }),
    ])
  }
}
