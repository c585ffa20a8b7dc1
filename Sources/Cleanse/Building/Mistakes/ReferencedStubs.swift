// A reference to a function has an isolation of its own, which the closure of a stub must not have, and the compiler ends
// without a message where it is a static method's. Only a trailing closure gets past `nothing`; all else comes here.
extension AsyncComponentFactory {
  @available(
    *, unavailable, message: "write a trailing closure: AsyncComponentFactory { seed in try await function(seed) }"
  )
  public init<Reference>(
    _ reference: Reference, _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) {
    fatalError("The component factory has no closure: write AsyncComponentFactory { seed in … }.")
  }
}
