/// Sets the properties of an object that the graph did not create.
///
/// Bound with `binder.bindPropertyInjectionOf(X.self).to(injector:)`. It knows nothing of superclasses: an injector
/// that needs its superclass's asks for `PropertyInjector<Super>` and calls it.
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
