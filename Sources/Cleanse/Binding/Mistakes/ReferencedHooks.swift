// References to functions instead of hooks. A reference has its own isolation, which a hook must not have. For a
// reference to a static method, the compiler even stops without a message. So hooks have no label, and the parameter
// `nothing` precedes them: only a trailing closure matches. An argument in parentheses matches the functions here.
extension TerminableBinding {
  @available(*, unavailable, message: "write the hook as a trailing closure: onStart { try await function($0) }")
  public func onStart<Reference>(
    _ reference: Reference, _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> Self { self }

  @available(*, unavailable, message: "write the hook as a trailing closure: onStop { try await function($0) }")
  public func onStop<Reference>(
    _ reference: Reference, _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> Self { self }

  // Disfavored, because the statement may be a trailing closure.
  @available(*, unavailable, message: "write the hook as a trailing closure: onStart { try await function($0) }")
  @_disfavoredOverload
  public func onStart(hook: (Element) async throws -> Void) -> Self { self }

  @available(*, unavailable, message: "write the hook as a trailing closure: onStop { try await function($0) }")
  @_disfavoredOverload
  public func onStop(hook: (Element) async throws -> Void) -> Self { self }
}
