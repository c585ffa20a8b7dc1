/// A stand-in for a value in a collection, which creates the value later.
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

/// A type of collections, which may have deferred elements.
protocol CollectionOfElements {
  static var elementType: Any.Type { get }

  /// The form of the collection with deferred elements.
  static func form<Deferred: DeferredElement>(of element: Deferred.Type) -> any DependencyForm.Type
}

extension CollectionOfElements {
  /// The form of the collection, where its elements are deferred; `nil` where they stand for themselves only.
  static var deferredForm: (any DependencyForm.Type)? {
    guard let deferred = DependencyForms.deferredElement(elementType) else { return nil }
    func form<Deferred: DeferredElement>(_ deferred: Deferred.Type) -> (any DependencyForm.Type)? {
      // A form within a form has no collection of its own.
      DependencyForms.deferredElement(Deferred.DeferredValue.self) == nil ? self.form(of: Deferred.self) : nil
    }
    return form(deferred)
  }
}
