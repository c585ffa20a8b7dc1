// Factories with dependencies. Parameter packs, where binders have an overload for each number: no program makes enough
// overrides for their cost to matter.
extension Overrides {
  /// Adds a closure that creates the values of one type, from dependencies in the graph.
  ///
  ///     overrides: .overriding(Store.self) { (folder: Folder, clock: Provider<Clock>) in MemoryStore(in: folder, clock) }
  ///
  /// Its parameters can be all dependencies that the component of the replaced binding can have, in every form. A
  /// missing one is an error. It runs as often as the replaced binding would.
  public func overriding<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (repeat each Dependency) -> Element
  ) -> Overrides {
    adding(
      Override(inheritsSharing: true) { run in
        BindingDraft(Element.self, in: run).finish(file, line, function, taking: factory)
      })
  }

  /// Adds a closure that creates the values of a tag, from dependencies in the graph.
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

  /// Adds a `@Sendable` closure that creates the values of one type from dependencies in the graph, in any isolation.
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

  /// Adds a `@Sendable` closure that creates the values of a tag from dependencies in the graph, in any isolation.
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

  /// Adds an async closure that creates the value of one type, from dependencies in the graph.
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

  /// Adds an async closure that creates the value of a tag, from dependencies in the graph.
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

// The first step without `Overrides()`.
extension Overrides {
  /// A closure that creates the values of one type, from dependencies in the graph.
  public static func overriding<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (repeat each Dependency) -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, factory: factory)
  }

  /// A closure that creates the values of a tag, from dependencies in the graph.
  public static func overriding<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    factory: @escaping (repeat each Dependency) -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, factory: factory)
  }

  /// A `@Sendable` closure that creates the values of one type from dependencies in the graph, in any isolation.
  @_disfavoredOverload
  public static func overriding<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (repeat each Dependency) -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, sendableFactory: factory)
  }

  /// A `@Sendable` closure that creates the values of a tag from dependencies in the graph, in any isolation.
  @_disfavoredOverload
  public static func overriding<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (repeat each Dependency) -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, sendableFactory: factory)
  }

  /// An async closure that creates the value of one type, from dependencies in the graph.
  @_disfavoredOverload
  public static func overriding<Element, each Dependency: Sendable>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping (repeat each Dependency) async throws -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, asyncFactory: factory)
  }

  /// An async closure that creates the value of a tag, from dependencies in the graph.
  @_disfavoredOverload
  public static func overriding<T: Tag, each Dependency: Sendable>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping (repeat each Dependency) async throws -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, asyncFactory: factory)
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
