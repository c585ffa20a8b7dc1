// The first step without `Overrides()`: `overrides: .overriding(Clock.self) { FakeClock() }`.
extension Overrides {
  /// The bindings of a module.
  public static func module<M: Module>(_ module: M.Type) -> Overrides {
    Overrides().module(module)
  }

  /// The bindings of a nonisolated module.
  public static func module<M: Module & SendableMetatype>(_ module: M.Type) -> Overrides {
    Overrides().module(module)
  }

  /// A value for one type.
  public static func overriding<Element>(
    _ type: Element.Type, with value: Element, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    Overrides().overriding(type, with: value, file: file, line: line, function: function)
  }

  /// A value for the binding of a tag.
  public static func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, with value: T.Element, file: StaticString = #filePath,
    line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, with: value, file: file, line: line, function: function)
  }

  /// A `Sendable` value for one type.
  public static func overriding<Element: Sendable>(
    _ type: Element.Type, with value: Element, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    Overrides().overriding(type, with: value, file: file, line: line, function: function)
  }

  /// A `Sendable` value for the binding of a tag.
  public static func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, with value: T.Element, file: StaticString = #filePath,
    line: Int = #line,
    function: StaticString = #function
  ) -> Overrides where T.Element: Sendable {
    Overrides().overriding(type, tag: tag, with: value, file: file, line: line, function: function)
  }

  /// A closure that creates the values of one type.
  public static func overriding<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping (repeat each Dependency) -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, factory: factory)
  }

  /// A closure that creates the values of a tag.
  public static func overriding<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    factory: @escaping (repeat each Dependency) -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, factory: factory)
  }

  /// A `@Sendable` closure that creates the values of one type, in any isolation.
  @_disfavoredOverload
  public static func overriding<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (repeat each Dependency) -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, sendableFactory: factory)
  }

  /// A `@Sendable` closure that creates the values of a tag, in any isolation.
  @_disfavoredOverload
  public static func overriding<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable (repeat each Dependency) -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, sendableFactory: factory)
  }

  /// An async closure that creates the value of one type.
  @_disfavoredOverload
  public static func overriding<Element, each Dependency: Sendable>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping (repeat each Dependency) async throws -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, asyncFactory: factory)
  }

  /// An async closure that creates the value of a tag.
  @_disfavoredOverload
  public static func overriding<T: Tag, each Dependency: Sendable>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping (repeat each Dependency) async throws -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, asyncFactory: factory)
  }
}
