/// Sets the properties of an object that the graph did not create, such as an app delegate.
///
/// Bind it with `binder.bindPropertyInjectionOf(X.self).to(injector:)`. It does not call the injector of a superclass:
/// inject `PropertyInjector<Super>` and call it.
public struct PropertyInjector<Element: AnyObject>: PropertyInjectorProtocol {
  private let injector: (Element) -> Void

  /// Creates an injector from a closure, for tests of a type that injects properties.
  ///
  ///     let appDelegate = AppDelegate(injector: PropertyInjector { $0.window = FakeWindow() })
  ///
  /// - Parameter injector: sets the properties of an object.
  public init(injector: @escaping (Element) -> Void) {
    self.injector = injector
  }

  /// Sets the properties of an object.
  public func injectProperties(into instance: Element) {
    injector(instance)
  }

  /// The same as `injectProperties(into:)`.
  public func callAsFunction(_ instance: Element) {
    injector(instance)
  }
}

/// The requirements of a `PropertyInjector`, for constraints of generic code.
///
/// Not for conformance: `PropertyInjector` is the only conformer.
public protocol PropertyInjectorProtocol {
  /// The class whose properties are set.
  associatedtype Element: AnyObject

  /// Sets the properties of an object.
  func injectProperties(into instance: Element)
}
