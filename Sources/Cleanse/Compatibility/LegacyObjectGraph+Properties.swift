import BindingGraph

extension LegacyObjectGraph {
  /// Sets the properties of an object with the bound injectors of its class and its superclasses, most basic class
  /// first.
  ///
  /// If none of these classes has an injector, the program stops with a message.
  #if canImport(ObjectiveC)
    @objc(injectPropertiesIntoObject:)
  #endif
  public func injectPropertiesIntoObject(object: AnyObject) {
    let lineage = sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
    let injectors = lineage.compactMap { injector(of: $0) }
    guard !injectors.isEmpty else {
      fatalError(
        "No PropertyInjector of \(TypeReference(type(of: object))) or of one of its superclasses is bound in this component or its parents."
      )
    }
    for inject in injectors.reversed() { inject(object) }
  }

  /// The bound injector of the class itself, without its superclasses.
  private func injector(of cls: AnyClass) -> ((AnyObject) -> Void)? {
    func injector<Class: AnyObject>(of cls: Class.Type) -> ((AnyObject) -> Void)? {
      let found = visibleSlots.slots { type, tag in type == PropertyInjector<Class>.self && tag == nil }
      guard let handle = found.first?.handle else { return nil }
      let injector = handle.slot.value(as: PropertyInjector<Class>.self)
      return { object in
        if let object = object as? Class { injector.injectProperties(into: object) }
      }
    }
    return injector(of: cls)
  }
}
