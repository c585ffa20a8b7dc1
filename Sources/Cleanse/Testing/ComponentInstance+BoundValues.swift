extension ComponentInstance {
  /// The value of what the component itself binds under a key, made if need be; `nil` where it binds nothing.
  ///
  /// For tests only: nothing checks that the value is of the type asked for, but that the key is the type's.
  package func value<Element>(of key: BoundKey, as type: Element.Type) -> Element? {
    // Without its type named, the value would be taken for an optional.
    slots.slot(of: key)?.value(as: Element.self)
  }
}

extension InstanceSlots {
  /// The slot of what the component itself binds under a key.
  /// - Complexity: O(bindings).
  fileprivate func slot(of key: BoundKey) -> Slot? {
    plan.node(of: key.identity).flatMap { slot(of: $0) }
  }
}

extension ComponentPlan {
  /// The node of a unique binding, or of a collection.
  fileprivate func node(of key: UInt) -> Int? {
    let bound = configuration.declarations.firstIndex { $0.key == key && $0.binds }
    guard let bound, configuration.declarations[bound].isOfCollection else { return bound }
    // Nothing but its collection depends on a contribution.
    return slots.indices.first { node in
      dependencies(of: node).contains { $0.imported == nil && $0.own == bound }
    }
  }
}
