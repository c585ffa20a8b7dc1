extension Binder {
  /// Decorates the binding of a type: every dependency on it, in this component and its subcomponents, gets the result
  /// of a function that takes the bound value.
  ///
  ///     binder.bind((any APIClient).self).sharedInScope().to(factory: HTTPClient.init)
  ///     binder.decorate((any APIClient).self, with: LoggingClient.init(wrapping:log:))
  ///     binder.decorate((any APIClient).self) { client, cache in CachingClient(client, cache: cache as Cache) }
  ///
  /// The function is called as often as the binding creates a value: once for each component instance if the binding is
  /// shared, a value or a seed, and for each request otherwise. A shared value of an ancestor is decorated once for
  /// each instance of this component.
  ///
  /// Several decorators of a type form a chain, in the order of the statements: the last one is the outermost. Those of
  /// ancestors come first. A subcomponent that binds the type itself starts a chain of its own. `[Element].self`
  /// decorates a whole multibinding.
  ///
  /// If neither this component nor an ancestor binds the type, validation reports `unused-decorator`.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameters:
  ///   - type: the bound type, without a tag.
  ///   - decorator: takes the bound value, then dependencies in any form.
  public func decorate<Element, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    with decorator: @escaping (Element, repeat each Dependency) -> Element
  ) {
    BindingDraft(Element.self, in: run).finish(file, line, function, decoratingWith: decorator)
  }

  /// Decorates the binding of a `Sendable` type. If its binding is declared with `sendable()`, the result is sendable.
  ///
  ///     binder.decorate((any APIClient & Sendable).self) { LoggingClient($0) }
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `decorate(_:file:line:function:with:)`
  public func decorate<Element: Sendable, each Dependency>(
    _ type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    with decorator: @escaping (Element, repeat each Dependency) -> Element
  ) {
    BindingDraft(Element.self, in: run).adding(.sendable).finish(file, line, function, decoratingWith: decorator)
  }

  /// Decorates the binding of a tag (qualifier).
  ///
  ///     binder.decorate(URL.self, tag: BaseURL.self) { $0.appendingPathComponent("v2") }
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameters:
  ///   - type: the tag's element.
  ///   - tag: the tag of the binding.
  ///   - decorator: takes the bound value, then dependencies in any form.
  /// - SeeAlso: `decorate(_:file:line:function:with:)`
  public func decorate<T: Tag, each Dependency>(
    _ type: T.Element.Type = T.Element.self, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function,
    with decorator: @escaping (T.Element, repeat each Dependency) -> T.Element
  ) {
    BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self)
      .finish(file, line, function, decoratingWith: decorator)
  }
}
