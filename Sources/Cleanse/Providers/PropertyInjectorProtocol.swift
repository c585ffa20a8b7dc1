/// The requirements of a `PropertyInjector`, for constraints of generic code.
///
/// Not for conformance: `PropertyInjector` is the only conformer.
public protocol PropertyInjectorProtocol {
  /// The class whose properties are set.
  associatedtype Element: AnyObject

  /// Sets the properties of an object.
  func injectProperties(into instance: Element)
}
