// References to functions in the place of hooks. A reference has an isolation of its own, which a hook must not have, and the
// compiler ends without a message where it is a static method's. The second parameter keeps trailing closures away.
extension TerminableBinding {
  @available(*, unavailable, message: "write the hook as a trailing closure: onStart { try await function($0) }")
  public func onStart<Reference>(
    _ reference: Reference, _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> Self { self }

  @available(*, unavailable, message: "write the hook as a trailing closure: onStop { try await function($0) }")
  public func onStop<Reference>(
    _ reference: Reference, _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> Self { self }
}
