/// A binding under construction whose object is created concurrently with others.
///
///     binder.bind(SearchIndex.self).sharedInScope().eager(.concurrently).to(factory: SearchIndex.init)
///
/// - SeeAlso: `BindingBuilder.eager(_:)`
// A separate type instead of a stage of the other builders. Their terminators take factories in the isolation of the
// graph, and the compiler would try the terminators of this type in every statement.
public struct ConcurrentBindingBuilder<Element, Collected> {
  let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }

  /// Binds to a factory.
  ///
  /// Each parameter of the function is a dependency. It may be called on any thread, so its dependencies and captures
  /// must be `Sendable`, and it belongs to no actor. To combine it with objects that are not, bind the heavy part alone.
  @discardableResult
  public consuming func to<each Dependency: Sendable>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping @Sendable (repeat each Dependency) -> Element
  ) -> BindingReceipt<Element> {
    draft.finish(file, line, function, concurrently: factory)
    return BindingReceipt()
  }
}

extension ConcurrentBindingBuilder where Collected: Sequence, Collected.Element == Element {
  /// Contributes the elements of a factory's array.
  @discardableResult
  public consuming func to<each Dependency: Sendable>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    factory: @escaping @Sendable (repeat each Dependency) -> [Element]
  ) -> BindingReceipt<[Element]> {
    draft.ofSeveralElements([Element].self).finish(file, line, function, concurrently: factory)
    return BindingReceipt()
  }
}

extension ConcurrentBindingBuilder {
  /// Declares that other isolations may use the values: components that a `SendableComponentFactory` builds can depend
  /// on them.
  public consuming func sendable() -> ConcurrentBindingBuilder<Element, Collected> {
    ConcurrentBindingBuilder(draft: draft.adding(.sendable))
  }

  /// Declares that creating the object reaches out of the process, as `BindingBuilder.live()` does.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public consuming func live() -> ConcurrentBindingBuilder<Element, Collected> {
    ConcurrentBindingBuilder(draft: draft.adding(.live))
  }

  /// Adds a lifecycle hook. `ComponentInstance.start()` runs it after the hooks of the object's dependencies.
  ///
  /// The hook runs in the isolation that calls `start()`.
  public consuming func onStart(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> ConcurrentBindingBuilder<Element, Collected> {
    ConcurrentBindingBuilder(draft: draft.onStart(hook))
  }

  /// Adds a lifecycle hook. `ComponentInstance.stop()` runs it before the hooks of the object's dependencies.
  ///
  /// The hook runs in the isolation that calls `stop()`.
  public consuming func onStop(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> ConcurrentBindingBuilder<Element, Collected> {
    ConcurrentBindingBuilder(draft: draft.onStop(hook))
  }
}

extension ConcurrentBindingBuilder where Element: Sendable {
  /// Adds a service: a loop that runs from the start of the component instance to its stop.
  ///
  ///     binder.bind(SearchIndex.self).sharedInScope().eager(.concurrently).running { await $0.update() }
  ///       .to(factory: SearchIndex.init)
  ///
  /// Each element of a contribution has a service.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `BindingBuilder.running(onReturn:onThrow:_:)`
  public consuming func running(
    onReturn: ServiceEnd = .fail, onThrow: ServiceEnd = .fail,
    _ service: @escaping @Sendable (Element) async throws -> Void
  ) -> ConcurrentBindingBuilder<Element, Collected> {
    ConcurrentBindingBuilder(draft: draft.running(onReturn: onReturn, onThrow: onThrow, service))
  }
}
