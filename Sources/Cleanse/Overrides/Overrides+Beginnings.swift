// The first step without `Overrides()`: `overrides: .overriding(Clock.self) { FakeClock() }`.
extension Overrides {
  /// The bindings of a module.
  public static func module<M: Module>(_ module: M.Type) -> Overrides {
    Overrides().module(module)
  }

  /// The bindings of a module that belongs to no isolation.
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

  /// A value for what is bound under a tag.
  public static func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, with value: T.Element, file: StaticString = #filePath,
    line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, with: value, file: file, line: line, function: function)
  }

  /// A value for one type, which any isolation may use.
  public static func overriding<Element: Sendable>(
    _ type: Element.Type, with value: Element, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    Overrides().overriding(type, with: value, file: file, line: line, function: function)
  }

  /// A value for what is bound under a tag, which any isolation may use.
  public static func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, with value: T.Element, file: StaticString = #filePath,
    line: Int = #line,
    function: StaticString = #function
  ) -> Overrides where T.Element: Sendable {
    Overrides().overriding(type, tag: tag, with: value, file: file, line: line, function: function)
  }

  /// A closure that makes the values of one type in whatever isolation they are needed.
  @_disfavoredOverload
  public static func overriding<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    sendableFactory factory: @escaping @Sendable () -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, sendableFactory: factory)
  }

  /// A closure that makes the values of what is bound under a tag in whatever isolation they are needed.
  @_disfavoredOverload
  public static func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function, sendableFactory factory: @escaping @Sendable () -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, sendableFactory: factory)
  }

  /// A closure that makes the values of one type, as often as the replaced binding would.
  public static func overriding<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping () -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, factory: factory)
  }

  /// A closure that makes the values of what is bound under a tag, as often as the replaced binding would.
  public static func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function, factory: @escaping () -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, factory: factory)
  }

  /// A closure whose values of one type are awaited, once for each built instance of the component.
  @_disfavoredOverload
  public static func overriding<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping () async throws -> Element
  ) -> Overrides {
    Overrides().overriding(type, file: file, line: line, function: function, asyncFactory: factory)
  }

  /// A closure whose values are awaited for what is bound under a tag.
  @_disfavoredOverload
  public static func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    @_inheritActorContext asyncFactory factory: sending @escaping () async throws -> T.Element
  ) -> Overrides {
    Overrides().overriding(type, tag: tag, file: file, line: line, function: function, asyncFactory: factory)
  }
}
