import BindingGraph

extension ComponentPlan {
  /// The component, as messages show it.
  var component: TypeReference { configuration.modules[0].type }

  /// The bindings of the component that ask for a node, perhaps in another form or as part of a collection.
  func requests(for node: Int) -> [Request] {
    var requests: [Request] = []
    var known: Set<Int> = []
    var open = [node]
    while let next = open.popLast() {
      for asker in slots.indices where dependencies(of: asker).contains(where: { $0.imported == nil && $0.own == next })
      {
        guard known.insert(asker).inserted else { continue }
        if configuration.details.indices.contains(asker) {
          let detail = configuration.details[asker]
          requests.append(Request(requirer: TypeReference(detail.boundType), location: detail.location))
        } else {
          open.append(asker)
        }
      }
    }
    return requests
  }
}
