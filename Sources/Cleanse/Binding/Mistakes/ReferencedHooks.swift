// References to functions in the place of hooks. A reference has an isolation of its own, which a hook must not have, and the
// compiler ends without a message where it is a static method's. So hooks have no label, and `nothing` stands before them:
// only a trailing closure gets past it. What stands between parentheses comes here.
extension TerminableBinding {
  @available(*, unavailable, message: "write the hook as a trailing closure: onStart { try await function($0) }")
  public func onStart<Reference>(
    _ reference: Reference, _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> Self { self }

  @available(*, unavailable, message: "write the hook as a trailing closure: onStop { try await function($0) }")
  public func onStop<Reference>(
    _ reference: Reference, _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> Self { self }

  // Disfavored: trailing closures could be meant, too.
  @available(*, unavailable, message: "write the hook as a trailing closure: onStart { try await function($0) }")
  @_disfavoredOverload
  public func onStart(hook: (Element) async throws -> Void) -> Self { self }

  @available(*, unavailable, message: "write the hook as a trailing closure: onStop { try await function($0) }")
  @_disfavoredOverload
  public func onStop(hook: (Element) async throws -> Void) -> Self { self }
}
