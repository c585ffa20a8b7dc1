// These functions use parameter packs, whereas binders have an overload for each number of dependencies: no program has
// enough overrides for the cost of packs to matter.
extension Overrides {
  /// Adds a closure that creates the values of one type.
  ///
  ///     overrides: .overriding(Clock.self) { FakeClock() }
  ///       .overriding(Store.self) { (folder: Folder, clock: Provider<Clock>) in MemoryStore(in: folder, clock) }
  ///
  /// Its parameters can be all dependencies that the component of the replaced binding can have, in every form. A
  /// missing one is an error. It runs once for each component instance if the replaced binding is shared, a value or a
  /// seed, and at each request otherwise.
  public func overriding<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (repeat each Dependency) -> Element
  ) -> Overrides {
    adding(
      Override(inheritsSharing: true) { run in
        BindingDraft(Element.self, in: run).finish(file, line, function, taking: factory)
      })
  }

  /// Adds a closure that creates the values of a tag, as often as the replaced binding would.
  ///
  /// - SeeAlso: `overriding(_:file:line:function:factory:)`
  public func overriding<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    factory: @escaping (repeat each Dependency) -> T.Element
  ) -> Overrides {
    adding(
      Override(inheritsSharing: true) { run in
        BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
          .finish(file, line, function, taking: factory)
      })
  }

  /// Adds a `@Sendable` closure that creates the values of one type, in any isolation, as often as the replaced binding
  /// would.
  ///
  ///     overrides: .overriding(Parser.self, sendableFactory: { Parser(separator: ",") })
  ///
  /// - SeeAlso: `overriding(_:file:line:function:factory:)`
  @_disfavoredOverload
  public func overriding<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (repeat each Dependency) -> Element
  ) -> Overrides {
    adding(
      Override(inheritsSharing: true, isConfined: false) { run in
        BindingDraft(Element.self, in: run).finish(file, line, function, taking: factory)
      })
  }

  /// Adds a `@Sendable` closure that creates the values of a tag, in any isolation.
  ///
  /// - SeeAlso: `overriding(_:file:line:function:factory:)`
  @_disfavoredOverload
  public func overriding<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (repeat each Dependency) -> T.Element
  ) -> Overrides {
    adding(
      Override(inheritsSharing: true, isConfined: false) { run in
        BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
          .finish(file, line, function, taking: factory)
      })
  }

  /// Adds an async closure that creates the value of one type, once for each component instance.
  ///
  /// The component must then be built with an `AsyncComponentFactory`, even if the replaced binding is not an async
  /// binding.
  ///
  /// - SeeAlso: `overriding(_:file:line:function:factory:)`
  @_disfavoredOverload
  public func overriding<Element, each Dependency: Sendable>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping (repeat each Dependency) async throws -> Element
  ) -> Overrides {
    adding(
      Override { run in
        BindingDraft(Element.self, in: run).finish(file, line, function, asyncFactory: factory)
      })
  }

  /// Adds an async closure that creates the value of a tag, once for each component instance.
  ///
  /// - SeeAlso: `overriding(_:file:line:function:factory:)`
  @_disfavoredOverload
  public func overriding<T: Tag, each Dependency: Sendable>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping (repeat each Dependency) async throws -> T.Element
  ) -> Overrides {
    adding(
      Override { run in
        BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
          .finish(file, line, function, asyncFactory: factory)
      })
  }
}

extension BindingDraft {
  fileprivate consuming func finish<Element, each Dependency>(
    _ file: StaticString, _ line: Int, _ function: StaticString,
    taking factory: @escaping (repeat each Dependency) -> Element
  ) {
    var requirements: [Any.Type] = []
    repeat requirements.append((each Dependency).self)
    finish(.factory, requirements, file.start, line, function.start) { slot, memory in
      var dependencies = RemainingDependencies(of: slot, from: 0)
      memory.initializeMemory(
        as: Element.self, to: factory(repeat dependencies.next(as: (each Dependency).self)))
    }
  }
}
