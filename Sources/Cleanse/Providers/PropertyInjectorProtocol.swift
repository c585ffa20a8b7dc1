/// What all `PropertyInjector`s have in common; there is no other conformer.
public protocol PropertyInjectorProtocol {
  /// The class whose properties are set.
  associatedtype Element: AnyObject

  /// Sets the properties of an object.
  func injectProperties(into instance: Element)
}
