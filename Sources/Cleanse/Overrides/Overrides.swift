/// Bindings that replace those of a graph, for tests and previews.
///
///     try ComponentFactory.of(App.self, overrides: [FakeNetwork.self])
///     try ComponentFactory.of(
///       App.self,
///       overrides: Overrides()
///         .overriding(URL.self, tag: BaseURL.self, with: url)
///         .overriding(Clock.self) { FakeClock() }
///         .overriding(Store.self) { (folder: Folder) in MemoryStore(in: folder) }
///         .module(FakeNetwork.self))
///
/// An override replaces the binding of the same key in each component that has one, subcomponents included. If the
/// whole graph is validated, dependencies that only the replaced binding had are not required any more. An override can
/// have all dependencies that the component of the replaced binding can have.
///
/// - A module decides which of its bindings are tagged, shared or contributions. Its scope allows sharing and does not
///   limit where it applies: a shared binding has one value in each instance of the component whose binding it
///   replaces. But some component must have that scope, or the override is an `UnusedOverride`.
/// - A contribution replaces the whole collection: the result holds the contributions of the overrides only.
/// - It also replaces the private bindings of modules. Its own binding is then as private as the replaced one. `in(_:)`
///   limits it to one module.
/// - It binds keys that are only declared, by `bindOptional` or as a collection, unless a private binding is in reach.
/// - The decorators of a replaced binding stay, and wrap the values of the override.
/// - Two overrides of one key are a `DuplicateBinding`, one that replaces nothing is an `UnusedOverride`. Declarations
///   of a module with `bindOptional` replace nothing: they apply to the module's own factories.
/// - Each component instance runs the modules' `configure` and the closures again. Two instances share only the values
///   that you pass in.
/// - It holds closures of the test, so it is not `Sendable`: keep overrides that several tests use in a computed
///   property.
public struct Overrides: ExpressibleByArrayLiteral {
  private(set) var elements: [Override] = []

  /// No overrides.
  public init() {}

  /// The bindings of modules of any scope.
  ///
  /// In a component that a `SendableComponentFactory` builds, use `module(_:)` instead: only that method knows whether
  /// a module is isolated to an actor.
  public init(arrayLiteral modules: any Module.Type...) {
    for module in modules { elements.append(Override(module, isConfined: true)) }
  }

  var isEmpty: Bool { elements.isEmpty }

  /// The overrides of both. Two overrides of one key are a `DuplicateBinding`.
  ///
  ///     TestGraph(App.self, overrides: .offline + .frozenClock)
  public static func + (first: Overrides, second: Overrides) -> Overrides {
    var result = first
    result += second
    return result
  }

  /// Adds other overrides. Two overrides of one key are a `DuplicateBinding`.
  public static func += (overrides: inout Overrides, others: Overrides) {
    overrides.elements += others.elements
  }

  /// The same overrides for the private bindings of one module: `visible(in: .module)` bindings of its own `configure`.
  ///
  ///     overrides: .overriding(URLSession.self, with: .stub).in(NetworkModule.self)
  ///
  /// Without this step, an override replaces the private bindings of all modules too. It applies to all overrides of this
  /// set: join sets for different modules with `+`. An override that finds no private binding in the module is an
  /// `UnusedOverride`.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public func `in`<M: Module>(_ module: M.Type) -> Overrides {
    meant(forPrivateBindingsOf: M.self)
  }

  /// The same overrides for the private bindings of a component's own `configure`.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `in(_:)` for a module.
  public func `in`<C: ComponentBase>(_ component: C.Type) -> Overrides {
    meant(forPrivateBindingsOf: C.self)
  }

  private func meant(forPrivateBindingsOf module: Any.Type) -> Overrides {
    var result = self
    result.elements = elements.map { $0.meant(forPrivateBindingsOf: module) }
    return result
  }

  func adding(_ override: Override) -> Overrides {
    var result = self
    result.elements.append(override)
    return result
  }

  /// Adds the bindings of a module.
  public func module<M: Module>(_ module: M.Type) -> Overrides {
    adding(Override(module, isConfined: true))
  }

  /// Adds the bindings of a nonisolated module. They can also replace those of a component that a
  /// `SendableComponentFactory` builds.
  public func module<M: Module & SendableMetatype>(_ module: M.Type) -> Overrides {
    adding(Override(module, isConfined: false))
  }

  /// Adds a value for one type.
  public func overriding<Element>(
    _ type: Element.Type, with value: Element, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    overriding(type, with: value, isConfined: true, file, line, function)
  }

  /// Adds a value for the binding of a tag.
  public func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, with value: T.Element, file: StaticString = #filePath,
    line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    overriding(tag: tag, with: value, isConfined: true, file, line, function)
  }
}
