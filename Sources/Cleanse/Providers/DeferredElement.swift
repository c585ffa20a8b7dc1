/// A placeholder for an element of a collection, such as a provider, which creates the value later.
protocol DeferredElement {
  associatedtype DeferredValue
  /// The type of the collection's elements. Not always the conforming type: functions conform to no protocol.
  associatedtype Placeholder

  /// - Parameters:
  ///   - source: the slot of the value.
  ///   - asker: the slot of the collection.
  static func placeholder(of source: SlotHandle, for asker: Slot) -> Placeholder
}

extension Provider: DeferredElement {
  typealias DeferredValue = Element

  static func placeholder(of source: SlotHandle, for asker: Slot) -> Provider { Provider(handle: source) }
}

extension ClosureForm: DeferredElement {
  typealias DeferredValue = Result

  static func placeholder(of source: SlotHandle, for asker: Slot) -> () -> Result {
    { source.value(as: Result.self) }
  }
}

/// A collection type whose elements may be deferred.
protocol CollectionOfElements {
  static var elementType: Any.Type { get }

  /// The dependency form of the collection with deferred elements.
  static func form<Deferred: DeferredElement>(of element: Deferred.Type) -> any DependencyForm.Type
}

extension CollectionOfElements {
  /// The dependency form of the collection if its elements are deferred; `nil` for plain elements.
  static var deferredForm: (any DependencyForm.Type)? {
    guard let deferred = DependencyForms.deferredElement(elementType) else { return nil }
    func form<Deferred: DeferredElement>(_ deferred: Deferred.Type) -> (any DependencyForm.Type)? {
      // A form of a form has no collection of its own.
      DependencyForms.deferredElement(Deferred.DeferredValue.self) == nil ? self.form(of: Deferred.self) : nil
    }
    return form(deferred)
  }
}
