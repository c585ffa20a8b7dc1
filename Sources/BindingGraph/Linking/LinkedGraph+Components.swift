extension LinkedGraph {
  /// Returns the component and its ancestors, innermost first.
  package func lineage(of component: ComponentNode.ID) -> UnfoldFirstSequence<ComponentNode.ID> {
    sequence(first: component) { self.components[$0].parent }
  }

  /// Returns a node by its number within its component, counted from 0.
  /// - Parameter components: the ancestors of the component, the outermost first, and the component itself.
  /// - Returns: `nil` where the graph has no such component or node.
  package func node(_ number: Int, of components: [TypeReference]) -> Int? {
    var component = 0
    guard self.components.first?.type == components.first else { return nil }
    for type in components.dropFirst() {
      let children = self.components[component].children
      guard let child = children.first(where: { self.components[$0].type == type }) else { return nil }
      component = child
    }
    let node = self[nodesOf: component].lowerBound + number
    return self[nodesOf: component].contains(node) ? node : nil
  }

  /// Returns the component that a binding belongs to.
  /// - Complexity: O(log components).
  package func component(ofBinding binding: Int) -> ComponentNode.ID {
    var low = 0
    var high = components.count - 1
    while low < high {
      let middle = (low + high) / 2
      if components[middle].bindings.upperBound <= binding { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether instances of a component can be built: it does not contain itself, its root is bound, and it has no
  /// missing binding, no conflict, and no deferred elements that cannot be deferred.
  package func canBuild(_ component: ComponentNode.ID) -> Bool {
    self[rootOf: component] != nil
      && (missing.isEmpty || !missing.contains { self.component(ofBinding: $0.binding) == component })
      && (conflicts.isEmpty || !conflicts.contains { $0.component == component })
      && (undeferrable.isEmpty || !undeferrable.contains { nodes[$0].component == component })
  }

  /// Returns the innermost common ancestor of two components, perhaps one of them.
  package func commonAncestor(of first: ComponentNode.ID, _ second: ComponentNode.ID) -> ComponentNode.ID {
    var (first, second) = (first, second)
    // A parent's number is smaller than its children's.
    while first != second {
      if first > second { first = components[first].parent ?? 0 } else { second = components[second].parent ?? 0 }
    }
    return first
  }

  /// Returns the location for a new statement in the same `configure` as a binding.
  package func statementPlace(besideBinding binding: Int) -> StatementPlace? {
    modulePaths[bindings[binding].module].statementPlace
  }

  /// Returns the types on the path of a module, the component first.
  package func path(of module: ModulePath.ID) -> [TypeReference] {
    sequence(first: module) { self.modulePaths[$0].parent }.map { modulePaths[$0].type }.reversed()
  }
}
