extension ReceiptBinder {
  /// Adds a lifecycle hook. `ComponentInstance.start()` runs it after the hooks of the object's dependencies.
  ///
  ///     binder.bind(Listener.self).sharedInScope().onStart { try await $0.listen() }.to(factory: Listener.init)
  ///
  /// The hook runs in the isolation that calls `start()`.
  public func onStart(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> ReceiptBinder<Element> {
    ReceiptBinder(draft: draft.onStart(hook))
  }

  /// Adds a lifecycle hook. `ComponentInstance.stop()` runs it before the hooks of the object's dependencies.
  ///
  /// The hook runs in the isolation that calls `stop()`.
  public func onStop(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> ReceiptBinder<Element> {
    ReceiptBinder(draft: draft.onStop(hook))
  }
}
