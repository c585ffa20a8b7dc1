import BindingGraph

/// Records the bindings of a component or a module.
///
/// ```swift
/// final class Engine {}
/// final class Ship {
///   init(engine: Engine) {}
/// }
///
/// struct ShipModule: Module {
///   static func configure(binder: Binder<Singleton>) {
///     binder.bind(Engine.self).to(factory: Engine.init)
///     binder.bind(Ship.self).sharedInScope().to(factory: Ship.init)
///   }
/// }
/// ```
///
/// You get a binder as the parameter of `configure(binder:)`. Use it only inside that function.
public struct Binder<S> {
  /// The scope of `sharedInScope()`; `Unscoped` if there is none.
  public typealias Scope = S

  @usableFromInline let run: ConfigurationRun

  init(_ run: ConfigurationRun) {
    self.run = run
  }

  /// Begins a binding.
  ///
  ///     binder.bind(Ship.self).sharedInScope().to(factory: Ship.init)
  // All steps of the usual statement are inlined: a client has only calls of functions that are not generic, and no
  // builder types. Transparent, or the optimizer would first emit each step as a function for each type. Without an
  // optimizer, that would be twice the code.
  //
  // The line locates an abandoned builder. With the file, type checking would take 4 % longer instead of 2 %.
  @_alwaysEmitIntoClient
  #if !DEBUG
    @_transparent
  #endif
  public func bind<Element>(
    _ type: Element.Type, line: Int = #line
  ) -> BindingBuilder<Element, S, BindingStage.Open> {
    BindingBuilder(draft: run.draft(of: Element.self, begunAt: line))
  }

  /// Begins a binding whose type the rest of the statement determines.
  ///
  ///     binder.bind().sharedInScope().to(factory: Ship.init)
  @_alwaysEmitIntoClient
  #if !DEBUG
    @_transparent
  #endif
  public func bind<Element>(line: Int = #line) -> BindingBuilder<Element, S, BindingStage.Open> {
    bind(Element.self, line: line)
  }

  /// Makes `T?` available as a dependency. It is `nil` if nothing binds `T`.
  public func bindOptional<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    BindingDraft(Element.self, in: run).finish(.optionalDeclaration, file.start, line, function.start) { slot, _ in
      slot.linkIsBroken()
    }
  }

  /// Makes `TaggedProvider<T>?` available as a dependency. It is `nil` if nothing binds the tag `T`.
  ///
  ///     binder.bindOptional(tag: AnalyticsKey.self)
  public func bindOptional<T: Tag>(
    tag: T.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    bindOptional(TaggedProvider<T>.self, file: file, line: line, function: function)
  }

  /// Begins the binding of a `PropertyInjector<X>`.
  ///
  ///     binder.bindPropertyInjectionOf(AppDelegate.self).to(injector: AppDelegate.injectProperties)
  public func bindPropertyInjectionOf<Element: AnyObject>(
    _ class: Element.Type = Element.self, file: StaticString = #filePath, line: Int = #line
  ) -> PropertyInjectorBindingBuilder<Element> {
    PropertyInjectorBindingBuilder(draft: run.draft(of: PropertyInjector<Element>.self, begunIn: file.start, line))
  }

  /// Begins the binding of a `Factory`, for objects that need an argument at run time (assisted injection).
  ///
  ///     binder.bindFactory(Detail.self).with(DetailFactory.self).to(factory: Detail.init)
  public func bindFactory<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line
  ) -> AssistedInjectionBindingBuilder<Element, EmptySeed<Element>> {
    AssistedInjectionBindingBuilder(
      draft: run.draft(of: Factory<EmptySeed<Element>>.self, begunIn: file.start, line))
  }
}

/// A binder of a component or module without a scope.
public typealias UnscopedBinder = Binder<Unscoped>
