// Disfavored, so that a trailing closure is not one of these.
extension Overrides {
  @available(*, deprecated, renamed: "overriding(_:file:line:function:factory:)")
  @_disfavoredOverload
  public func overriding<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    to factory: @escaping () -> Element
  ) -> Overrides {
    overriding(type, file: file, line: line, function: function, factory: factory)
  }

  @available(*, deprecated, renamed: "overriding(_:tag:file:line:function:factory:)")
  @_disfavoredOverload
  public func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function, to factory: @escaping () -> T.Element
  ) -> Overrides {
    overriding(type, tag: tag, file: file, line: line, function: function, factory: factory)
  }

  @available(*, deprecated, renamed: "overriding(_:file:line:function:factory:)")
  @_disfavoredOverload
  public static func overriding<Element>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    to factory: @escaping () -> Element
  ) -> Overrides {
    overriding(type, file: file, line: line, function: function, factory: factory)
  }

  @available(*, deprecated, renamed: "overriding(_:tag:file:line:function:factory:)")
  @_disfavoredOverload
  public static func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function, to factory: @escaping () -> T.Element
  ) -> Overrides {
    overriding(type, tag: tag, file: file, line: line, function: function, factory: factory)
  }
}
