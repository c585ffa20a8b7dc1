extension GraphDocument.Node {
  /// The properties of the node, without its name, module and dependencies: `factory`, `shared`, `root`.
  var facts: [String] {
    var facts = [kind.description]
    if let contribution {
      facts.append(contribution.key.map { "element under \($0)" } ?? "element")
      if let order = contribution.order { facts.append("order \(order)") }
    }
    if scope != nil { facts.append("shared") }
    facts += documentedAttributes.map(\.word.asWords)
    if let visibility { facts.append("visible in \(visibility)") }
    return facts
  }

  /// The same with the module of a private binding: for drawings, which show no other modules.
  func facts(in index: GraphDocument.Index) -> [String] {
    guard visibility == .module, let module = index.modules(leadingTo: self).last else { return facts }
    return facts + ["in \(module.name)"]
  }
}

extension GraphDocument.Component {
  /// The properties of the component, without its name: `scope Singleton`, `seed User`.
  var facts: [String] {
    var facts: [String] = []
    if let scope { facts.append("scope \(scope.name)") }
    if let seed { facts.append("seed \(seed.name)") }
    if repeatsAncestor { facts.append("installed in itself") }
    return facts
  }
}
