// Overrides for components that a `SendableComponentFactory` builds in any isolation, many at once.
extension Overrides {
  /// Adds a `Sendable` value for one type.
  public func overriding<Element: Sendable>(
    _ type: Element.Type, with value: Element, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) -> Overrides {
    adding(
      Override(isConfined: false) { run in
        BindingDraft(Element.self, in: run).adding(.sendable).finish(value: value, file, line, function)
      })
  }

  /// Adds a `Sendable` value for the binding of a tag.
  public func overriding<T: Tag>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, with value: T.Element, file: StaticString = #filePath,
    line: Int = #line,
    function: StaticString = #function
  ) -> Overrides where T.Element: Sendable {
    overriding(tag: tag, with: value, isConfined: false, file, line, function)
  }

  // MARK: Values

  func overriding<Element>(
    _ type: Element.Type, with value: Element, isConfined: Bool, _ file: StaticString, _ line: Int,
    _ function: StaticString
  ) -> Overrides {
    adding(
      Override(isConfined: isConfined) { run in
        BindingDraft(Element.self, in: run).finish(value: value, file, line, function)
      })
  }

  func overriding<T: Tag>(
    tag: T.Type, with value: T.Element, isConfined: Bool, _ file: StaticString, _ line: Int, _ function: StaticString
  ) -> Overrides {
    adding(
      Override(isConfined: isConfined) { run in
        BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
          .finish(value: value, file, line, function)
      })
  }
}
