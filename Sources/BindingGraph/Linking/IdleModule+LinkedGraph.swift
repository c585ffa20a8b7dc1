extension IdleModule {
  /// - Parameter graph: that of a component which binds what the module binds, and nothing else.
  package init(_ type: TypeReference, boundAloneIn graph: LinkedGraph) {
    var locations: [TypeReference: SourceLocation?] = [:]
    var exclusive: Set<TypeReference> = []
    for binding in graph.bindings[graph.components[0].bindings] where binding.binds {
      guard binding.visibility != .module else { continue }
      let bound = graph.type(of: binding.key)
      if binding.visibility == nil, locations[bound] == nil { locations[bound] = .some(binding.location) }
      if binding.contribution == nil { exclusive.insert(bound) }
    }
    let needs = graph.missing.map { graph.type(of: graph.base(of: $0.requested)) }.uniqued()
    self.init(type, locations: locations, exclusive: exclusive, needs: needs)
  }
}
