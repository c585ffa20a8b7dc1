#if DEBUG || DetailedReports
  /// The collections that roots reach.
  struct AskedCollections {
    private let graph: LinkedGraph
    private let reach: ReachedNodes
    private let advisor: any TypeAdvisor

    init(in graph: LinkedGraph, reach: ReachedNodes, advisor: any TypeAdvisor) {
      self.graph = graph
      self.reach = reach
      self.advisor = advisor
    }

    /// Returns the reached collections to which a contribution could be made instead: of the same elements, of a protocol
    /// that they conform to, or of a superclass.
    func near(_ binding: Int) -> [UnusedBindingFact.Collection] {
      let type = graph.type(of: graph.bindings[binding].key)
      let shape = advisor.shape(of: type)
      guard shape.isCollection, let element = shape.wrapped else { return [] }
      let keys = graph.nodes.indices.compactMap { node -> Key? in
        guard reach.contains(node), case .collection(let key) = graph.nodes[node].content else { return nil }
        return key
      }
      return keys.uniqued().compactMap { key in
        let other = graph.type(of: key)
        let shape = advisor.shape(of: other)
        guard other != type, shape.isCollection, let wanted = shape.wrapped,
          wanted == element || advisor.isKind(element, of: wanted) == true
        else { return nil }
        return UnusedBindingFact.Collection(type: other, shape: shape)
      }.inOrder { $0.type.qualifiedName < $1.type.qualifiedName }
    }
  }
#endif
