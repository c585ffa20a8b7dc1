extension ReceiptBinder {
  /// Adds what `ComponentInstance.start()` does with the value, after the hooks of what that needs.
  ///
  ///     binder.bind(Listener.self).sharedInScope().onStart { try await $0.listen() }.to(factory: Listener.init)
  ///
  /// The hook runs in the isolation that calls `start()`.
  public func onStart(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> ReceiptBinder<Element> {
    ReceiptBinder(draft: draft.onStart(hook))
  }

  /// Adds what `ComponentInstance.stop()` does with the value, before the hooks of what that needs.
  ///
  /// The hook runs in the isolation that calls `stop()`.
  public func onStop(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> ReceiptBinder<Element> {
    ReceiptBinder(draft: draft.onStop(hook))
  }
}
