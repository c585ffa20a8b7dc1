extension Overrides {
  /// Decorates a type, for spies: the graph keeps its binding, and its dependents get the result of the closure.
  ///
  ///     overrides: .decorating((any APIClient).self) { RecordingClient($0) }
  ///
  /// It decorates the type in each component that binds it, around the decorators of the graph and of overrides before
  /// it. It is called as often as the binding creates a value. If no component binds the type, it is an
  /// `UnusedOverride`.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameters:
  ///   - type: the bound type, without a tag.
  ///   - factory: takes the bound value, then dependencies that the component can have, in any form.
  public func decorating<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (Element, repeat each Dependency) -> Element
  ) -> Overrides {
    adding(
      Override { run in
        BindingDraft(Element.self, in: run).finish(file, line, function, decoratingWith: factory)
      })
  }

  /// Decorates a tag, for spies.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `decorating(_:file:line:function:factory:)`
  public func decorating<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    factory: @escaping (T.Element, repeat each Dependency) -> T.Element
  ) -> Overrides {
    adding(
      Override { run in
        BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
          .finish(file, line, function, decoratingWith: factory)
      })
  }

  /// Decorates a type with a `@Sendable` closure, in any isolation.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `decorating(_:file:line:function:factory:)`
  @_disfavoredOverload
  public func decorating<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (Element, repeat each Dependency) -> Element
  ) -> Overrides {
    adding(
      Override(isConfined: false) { run in
        BindingDraft(Element.self, in: run).finish(file, line, function, decoratingWith: factory)
      })
  }

  /// Decorates a tag with a `@Sendable` closure, in any isolation.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `decorating(_:file:line:function:factory:)`
  @_disfavoredOverload
  public func decorating<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (T.Element, repeat each Dependency) -> T.Element
  ) -> Overrides {
    adding(
      Override(isConfined: false) { run in
        BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
          .finish(file, line, function, decoratingWith: factory)
      })
  }
}

// The first step without `Overrides()`.
extension Overrides {
  /// A decorator of a type, for spies.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public static func decorating<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (Element, repeat each Dependency) -> Element
  ) -> Overrides {
    Overrides().decorating(type, file: file, line: line, function: function, factory: factory)
  }

  /// A decorator of a tag, for spies.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public static func decorating<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    factory: @escaping (T.Element, repeat each Dependency) -> T.Element
  ) -> Overrides {
    Overrides().decorating(type, tag: tag, file: file, line: line, function: function, factory: factory)
  }

  /// A decorator of a type with a `@Sendable` closure, in any isolation.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  @_disfavoredOverload
  public static func decorating<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (Element, repeat each Dependency) -> Element
  ) -> Overrides {
    Overrides().decorating(type, file: file, line: line, function: function, sendableFactory: factory)
  }

  /// A decorator of a tag with a `@Sendable` closure, in any isolation.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  @_disfavoredOverload
  public static func decorating<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (T.Element, repeat each Dependency) -> T.Element
  ) -> Overrides {
    Overrides().decorating(type, tag: tag, file: file, line: line, function: function, sendableFactory: factory)
  }
}
