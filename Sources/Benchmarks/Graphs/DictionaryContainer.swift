/// A typical hand-written container: a dictionary of closures, without locks and without validation.
package final class DictionaryContainer {
  private var makers: [ObjectIdentifier: (DictionaryContainer) -> Any] = [:]
  private var sharedValues: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// Registers a factory that creates a new object at each request.
  package func register<Element>(
    _ type: Element.Type = Element.self, make: @escaping (DictionaryContainer) -> Element
  ) {
    makers[ObjectIdentifier(Element.self)] = make
  }

  /// Registers a factory that creates one shared object.
  package func registerShared<Element>(
    _ type: Element.Type = Element.self, make: @escaping (DictionaryContainer) -> Element
  ) {
    let key = ObjectIdentifier(Element.self)
    makers[key] = { container in
      if let value = container.sharedValues[key] { return value }
      let value = make(container)
      container.sharedValues[key] = value
      return value
    }
  }

  package func get<Element>(_ type: Element.Type = Element.self) -> Element {
    guard let value = makers[ObjectIdentifier(Element.self)]?(self) as? Element else {
      fatalError("\(Element.self) is not registered")
    }
    return value
  }
}
