// References to functions in the place of hooks. A reference has an isolation of its own, which a hook must not have, and the
// compiler ends without a message where it is a static method's. A trailing closure is kept away by the second parameter.

/// Stands where a hook was given as a reference to a function. Nothing can be made of it.
public struct ReferencedHook<Element> {
  @available(*, unavailable, message: "write the hook as a closure: onStart { try await function($0) }")
  public func to<each Dependency>(factory: (repeat each Dependency) -> Element) -> BindingReceipt<Element> {
    BindingReceipt()
  }

  @available(*, unavailable, message: "write the hook as a closure: onStart { try await function($0) }")
  public func to<each Dependency>(
    asyncFactory: (repeat each Dependency) async throws -> Element
  ) -> BindingReceipt<Element> {
    BindingReceipt()
  }

  @available(*, unavailable, message: "write the hook as a closure: onStart { try await function($0) }")
  public func to(value: Element) -> BindingReceipt<Element> { BindingReceipt() }

  @available(*, unavailable, message: "write the hook as a closure: onStart { try await function($0) }")
  public func eager() -> ReferencedHook<Element> { self }

  @available(*, unavailable, message: "write the hook as a closure: onStart { try await function($0) }")
  public func sendable() -> ReferencedHook<Element> { self }

  @available(*, unavailable, message: "write the hook as a closure: onStart { try await function($0) }")
  public func onStart<Hook>(_ hook: Hook) -> ReferencedHook<Element> { self }

  @available(*, unavailable, message: "write the hook as a closure: onStart { try await function($0) }")
  public func onStart(_ hook: (Element) async throws -> Void) -> ReferencedHook<Element> { self }

  @available(*, unavailable, message: "write the hook as a closure: onStop { try await function($0) }")
  public func onStop<Hook>(_ hook: Hook) -> ReferencedHook<Element> { self }

  @available(*, unavailable, message: "write the hook as a closure: onStop { try await function($0) }")
  public func onStop(_ hook: (Element) async throws -> Void) -> ReferencedHook<Element> { self }
}

#if compiler(>=6.2)
  extension BindingBuilder where Stage == BindingStage.Shared {
    /// Refuses a reference to a function: write `onStart { try await function($0) }`.
    public func onStart<Reference>(
      _ reference: Reference = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
    ) -> ReferencedHook<Element> {
      ReferencedHook()
    }

    /// Refuses a reference to a function: write `onStop { try await function($0) }`.
    public func onStop<Reference>(
      _ reference: Reference = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
    ) -> ReferencedHook<Element> {
      ReferencedHook()
    }
  }

  extension CollectionBindingBuilder where Stage == BindingStage.Shared {
    /// Refuses a reference to a function: write `onStart { try await function($0) }`.
    public func onStart<Reference>(
      _ reference: Reference = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
    ) -> ReferencedHook<Element> {
      ReferencedHook()
    }

    /// Refuses a reference to a function: write `onStop { try await function($0) }`.
    public func onStop<Reference>(
      _ reference: Reference = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
    ) -> ReferencedHook<Element> {
      ReferencedHook()
    }
  }

  extension ReceiptBinder {
    /// Refuses a reference to a function: write `onStart { try await function($0) }`.
    public func onStart<Reference>(
      _ reference: Reference = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
    ) -> ReferencedHook<Element> {
      ReferencedHook()
    }

    /// Refuses a reference to a function: write `onStop { try await function($0) }`.
    public func onStop<Reference>(
      _ reference: Reference = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
    ) -> ReferencedHook<Element> {
      ReferencedHook()
    }
  }
#endif
