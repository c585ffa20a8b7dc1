extension ReceiptBinder {
  /// Adds a lifecycle hook. `ComponentInstance.start()` runs it after the hooks of the object's dependencies.
  ///
  ///     bind.onStart { try await $0.listen() }.to(factory: Listener.init)
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

extension ReceiptBinder where Element: Sendable {
  /// Adds a service: a loop that runs from the start of the component instance to its stop.
  ///
  ///     bind.running { await $0.run() }.to(factory: JobQueue.init)
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `BindingBuilder.running(onReturn:onThrow:_:)`
  public func running(
    onReturn: ServiceEnd = .fail, onThrow: ServiceEnd = .fail,
    _ service: @escaping @Sendable (Element) async throws -> Void
  ) -> ReceiptBinder<Element> {
    ReceiptBinder(draft: draft.running(onReturn: onReturn, onThrow: onThrow, service))
  }
}
