extension ComponentInstance {
  /// Returns a getter for the component's own binding of a key, which creates values on request; `nil` if there is no
  /// such binding.
  ///
  /// For tests only: the key is assumed to be the key of the type, and the type of the value is not checked.
  package func getter<Element>(of key: BoundKey, as type: Element.Type) -> (() -> Element)? {
    guard let slot = slots.slot(of: key) else { return nil }
    // Without an explicit type, the value would be inferred as an optional.
    return { withExtendedLifetime(slots) { slot.value(as: Element.self) } }
  }

  /// The modules with a private binding of a key, each once; the component, if its own `configure` has one.
  package func modulesWithPrivateBinding(of key: BoundKey) -> [Any.Type] {
    slots.plan.configuration.modulesWithPrivateBinding(of: key.identity)
  }

  /// The subcomponents at any depth that bind a key themselves, other than privately in a module.
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
  /// The slot of the component's own binding of a key.
  /// - Complexity: O(bindings).
  fileprivate func slot(of key: BoundKey) -> Slot? {
    plan.node(of: key.identity).flatMap { slot(of: $0) }
  }
}

extension RecordedConfiguration {
  /// The bindings that are private to one module.
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
  /// The node of a unique binding, of a collection, or of the last decorator of one. Bindings that are private to a
  /// module are not found.
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
    // Only its collection depends on a contribution.
    return slots.indices.first { node in
      dependencies(of: node).contains { $0.imported == nil && $0.own == bound }
    }
  }

  /// The binding that a decorator wraps, perhaps through other decorators: a node of the component, or the first
  /// decorator of a node of an ancestor.
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
  /// Creates the factory that a dependency on the component's async factory gets.
  package init(awaiting factory: ComponentFactory<C>) {
    self.init(factory)
  }
}
