extension ComponentInstance {
  /// A getter of what the component itself binds under a key, which makes values as they are asked for; `nil` where it
  /// binds nothing.
  ///
  /// For tests only: nothing checks that the value is of the type asked for, but that the key is the type's.
  package func getter<Element>(of key: BoundKey, as type: Element.Type) -> (() -> Element)? {
    guard let slot = slots.slot(of: key) else { return nil }
    // Without its type named, the value would be taken for an optional.
    return { withExtendedLifetime(slots) { slot.value(as: Element.self) } }
  }

  /// The modules that bind a key for themselves only, each once; the component, if its own `configure` does.
  package func modulesWithPrivateBinding(of key: BoundKey) -> [Any.Type] {
    slots.plan.configuration.modulesWithPrivateBinding(of: key.identity)
  }

  /// The installed components, also those that they install, that bind a key themselves, and not only for a module.
  package func installedComponents(binding key: BoundKey) -> [Any.Type] {
    var found: [Any.Type] = []
    var open = slots.plan.factories.map(\.component)
    while !open.isEmpty {
      for component in open where component.configuration?.bindsForComponent(key.identity) == true {
        let type = component.descriptor.type
        if !found.contains(where: { $0 == type }) { found.append(type) }
      }
      open = open.flatMap(\.children)
    }
    return found
  }
}

extension InstanceSlots {
  /// The slot of what the component itself binds under a key.
  /// - Complexity: O(bindings).
  fileprivate func slot(of key: BoundKey) -> Slot? {
    plan.node(of: key.identity).flatMap { slot(of: $0) }
  }
}

extension RecordedConfiguration {
  /// The bindings that one module alone can ask for.
  fileprivate var privateToModules: Set<Int> {
    Set(privateSights.filter { $0.value.module != nil }.keys)
  }

  fileprivate func bindsForComponent(_ key: UInt) -> Bool {
    let isPrivate = privateToModules
    return declarations.indices.contains {
      declarations[$0].key == key && declarations[$0].binds && !isPrivate.contains($0)
    }
  }

  fileprivate func modulesWithPrivateBinding(of key: UInt) -> [Any.Type] {
    privateSights.inOrder { $0.key < $1.key }.filter { declarations[$0.key].key == key }
      .compactMap { $0.value.module }.uniqued().compactMap { modules[$0].type.type }
  }
}

extension ComponentPlan {
  /// The node of a unique binding, of a collection, or of the last decorator of one. What is private to a module is not
  /// found.
  fileprivate func node(of key: UInt) -> Int? {
    let declarations = configuration.declarations
    let isPrivate = configuration.privateToModules
    let decorator = declarations.indices.last {
      declarations[$0].key == key && declarations[$0].kind == .decorator && !isPrivate.contains(decorated(by: $0))
    }
    if let decorator { return decorator }
    let bound = declarations.indices.first {
      declarations[$0].key == key && declarations[$0].binds && !isPrivate.contains($0)
    }
    guard let bound, configuration.declarations[bound].isOfCollection else { return bound }
    // Nothing but its collection depends on a contribution.
    return slots.indices.first { node in
      dependencies(of: node).contains { $0.imported == nil && $0.own == bound }
    }
  }

  /// What a decorator wraps, perhaps by way of others: a node of the component, or the first decorator of a node that an
  /// ancestor has.
  private func decorated(by decorator: Int) -> Int {
    var node = decorator
    while configuration.declarations.indices.contains(node), configuration.declarations[node].kind == .decorator,
      let inner = dependencies(of: node).first, inner.imported == nil
    {
      node = inner.own
    }
    return node
  }
}

extension AsyncComponentFactory {
  /// The factory that dependents of a component's factory can ask for.
  package init(awaiting factory: ComponentFactory<C>) {
    self.init(factory)
  }
}
