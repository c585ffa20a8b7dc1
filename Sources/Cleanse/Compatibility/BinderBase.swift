/// The common functions of all binders, for helpers that take any binder.
///
///     func bindClock<B: BinderBase>(_ binder: B) {
///       binder.bind(Clock.self).to(factory: SystemClock.init)
///     }
///
/// Exists for compatibility with `square/Cleanse`. New helpers are extensions of `Binder`.
///
/// Not for conformance: a binder of your own conforms to `WrappedBinder`.
public protocol BinderBase {
  /// The same binder, type-erased.
  var anyBinder: AnyBinder { get }
}

// Disfavored, so that a binder of known type has one overload of each function: its own. For statements that end in a
// disfavored terminator, the compiler would try these overloads too. There the type is optional: the conversion ranks
// them lower at once, and type checking of such statements takes 40 % less time.
extension BinderBase {
  /// Begins a binding. Only a `BinderType` has a scope for shared bindings.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func bind<Element>(
    _ type: Element.Type? = Element.self, line: Int = #line
  ) -> BindingBuilder<Element, Unscoped, BindingStage.Open> {
    anyBinder.unscoped.bind(Element.self, line: line)
  }

  /// Begins the binding of a `PropertyInjector<X>`.
  @_disfavoredOverload
  public func bindPropertyInjectionOf<Element: AnyObject>(
    _ class: Element.Type = Element.self, file: StaticString = #filePath, line: Int = #line
  ) -> PropertyInjectorBindingBuilder<Element> {
    anyBinder.unscoped.bindPropertyInjectionOf(`class`, file: file, line: line)
  }

  /// Begins the binding of a `Factory`.
  @_disfavoredOverload
  public func bindFactory<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line
  ) -> AssistedInjectionBindingBuilder<Element, EmptySeed<Element>> {
    anyBinder.unscoped.bindFactory(type, file: file, line: line)
  }

  /// Decorates the binding of a type.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `Binder.decorate(_:file:line:function:with:)`
  @_disfavoredOverload
  public func decorate<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    with decorator: @escaping (Element, repeat each Dependency) -> Element
  ) {
    anyBinder.unscoped.decorate(type, file: file, line: line, function: function, with: decorator)
  }

  /// Decorates the binding of a tag (qualifier).
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  @_disfavoredOverload
  public func decorate<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    with decorator: @escaping (T.Element, repeat each Dependency) -> T.Element
  ) {
    anyBinder.unscoped.decorate(type, tag: tag, file: file, line: line, function: function, with: decorator)
  }

  /// Includes a module without a scope.
  @_disfavoredOverload
  public func include<M: Module>(module: M.Type) where M.Scope == Unscoped {
    anyBinder.unscoped.include(module: module)
  }

  /// Installs a subcomponent: makes `ComponentFactory<C>` available for injection.
  @_disfavoredOverload
  public func install<C: ComponentBase>(
    dependency: C.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    anyBinder.unscoped.install(dependency: dependency, file: file, line: line, function: function)
  }
}
