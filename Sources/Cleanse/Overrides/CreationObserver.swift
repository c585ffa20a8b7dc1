/// Hears of each value that a factory or a provider of the graph has made, from the thread that made it.
package typealias CreationObserver = @Sendable (BoundKey) -> Void

extension ConfigurationRun {
  /// Tells an observer of each value that the bindings of this run make. Values and seeds are handed in, not made.
  func observeCreations(_ observer: @escaping CreationObserver) {
    decorateMakers { index, make in
      switch shapes[index].kind {
      case .value, .seed, .componentFactory, .optionalDeclaration: return make
      case .factory, .provider, .propertyInjector, .assistedFactory: break
      }
      let key = BoundKey(identity: shapes[index].key)
      return { slot, memory in
        make(slot, memory)
        observer(key)
      }
    }
  }
}
