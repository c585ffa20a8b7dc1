/// Bindings that take the place of a graph's own, for tests and previews.
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
/// A binding here replaces the graph's binding of the same key in every component that has one, installed components
/// included. The replaced binding is gone, and with it whatever only it needed, and only that: where the whole graph is
/// validated. An override may ask for anything that the component of the replaced binding can see.
///
/// - A module says for itself what is tagged, shared or part of a collection. Its scope lets it share, and says nothing
///   of where it reaches: what is shared has one value in each instance of the component where it stands. But some
///   component must have that scope, or the override is an `UnusedOverride`.
/// - A contribution replaces the whole collection: the result holds the contributions of the overrides only.
/// - Two overrides of one key are a `DuplicateBinding`, one that replaces nothing is an `UnusedOverride`. What a module
///   declares by `bindOptional` replaces nothing: it holds for the module's own factories, where these stand.
/// - Each built instance runs the modules' `configure` and the closures anew; nothing is shared by two instances but
///   the values that were handed in.
/// - It holds closures of the test, so it cannot be sent: keep one that several tests use in a computed property.
public struct Overrides: ExpressibleByArrayLiteral {
  private(set) var elements: [Override] = []

  /// No overrides.
  public init() {}

  /// The bindings of modules of any scope.
  ///
  /// In a component that is built in any isolation they need `module(_:)`, which knows whether a module belongs to an actor.
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

  func adding(_ override: Override) -> Overrides {
    var result = self
    result.elements.append(override)
    return result
  }

  /// Adds the bindings of a module.
  public func module<M: Module>(_ module: M.Type) -> Overrides {
    adding(Override(module, isConfined: true))
  }

  /// Adds the bindings of a module that belongs to no isolation, so that they can also replace those of a component that a
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

  /// Adds a value for what is bound under a tag.
  public func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, with value: T.Element, file: StaticString = #filePath,
    line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    overriding(tag: tag, with: value, isConfined: true, file, line, function)
  }

  /// Adds a closure that makes the values of one type.
  ///
  /// It runs once for each built instance where the replaced binding shared its value or was a value or a seed, and
  /// at each request otherwise.
  public func overriding<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping () -> Element
  ) -> Overrides {
    adding(
      Override(inheritsSharing: true) { run in
        BindingDraft(Element.self, in: run).finish(.factory, file.start, line, function.start) { _, memory in
          memory.initializeMemory(as: Element.self, to: factory())
        }
      })
  }

  /// Adds a closure that makes the values of what is bound under a tag, as often as the replaced binding would.
  ///
  /// - SeeAlso: `overriding(_:file:line:function:factory:)`
  public func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function, factory: @escaping () -> T.Element
  ) -> Overrides {
    adding(
      Override(inheritsSharing: true) { run in
        BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
          .finish(.factory, file.start, line, function.start) { _, memory in
            memory.initializeMemory(as: T.Element.self, to: factory())
          }
      })
  }

  /// Adds a closure whose values of one type are awaited, once for each built instance of the component.
  ///
  /// The component has to be built by an `AsyncComponentFactory` then, whatever the replaced binding was.
  @_disfavoredOverload
  public func overriding<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping () async throws -> Element
  ) -> Overrides {
    adding(
      Override { run in
        BindingDraft(Element.self, in: run).finish(file, line, function, asyncFactory0: factory)
      })
  }

  /// Adds a closure whose values are awaited for what is bound under a tag.
  ///
  /// - SeeAlso: `overriding(_:file:line:function:asyncFactory:)`
  @_disfavoredOverload
  public func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping () async throws -> T.Element
  ) -> Overrides {
    adding(
      Override { run in
        BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
          .finish(file, line, function, asyncFactory0: factory)
      })
  }
}
