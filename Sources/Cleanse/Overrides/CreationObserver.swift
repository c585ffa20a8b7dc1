/// Hears of each value that a factory or a provider of the graph has made, from the thread that made it.
package typealias CreationObserver = @Sendable (BoundKey) -> Void

extension Recording {
  /// The same, with an observer that hears of each value made. Values and seeds are handed in, not made.
  func observed(by observer: @escaping CreationObserver) -> Recording {
    var observed = self
    for (index, declaration) in configuration.declarations.enumerated() {
      switch declaration.kind {
      case .value, .seed, .componentFactory, .optionalDeclaration, .collectionDeclaration: continue
      case .asynchronousFactory:
        let key = BoundKey(identity: declaration.key)
        observed.makers.observe(index) { observer(key) }
        continue
      case .factory, .provider, .propertyInjector, .assistedFactory: break
      }
      guard let make = observed.makers.takeIfPresent(index) else { continue }
      let key = BoundKey(identity: declaration.key)
      observed.makers.fill(index) { slot, memory in
        make(slot, memory)
        observer(key)
      }
    }
    return observed
  }
}

extension MakerList {
  /// Has an observer hear of each value that is awaited for a binding, when it is there.
  fileprivate mutating func observe(_ index: Int, observer: @escaping @Sendable () -> Void) {
    guard let lifecycle = lifecycles[index], let create = lifecycle.create else { return }
    let observed: AsynchronousMaker = { slot in
      create(slot).placed { put in
        { slot, memory in
          put(slot, memory)
          observer()
        }
      }
    }
    replaceLifecycle(index, by: lifecycle.adding(BindingLifecycle(create: observed)))
  }
}
