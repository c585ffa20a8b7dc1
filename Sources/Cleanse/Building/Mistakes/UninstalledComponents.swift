// Subcomponents that are built on their own. Without this declaration, the compiler would only report that they do not
// conform to `RootComponent`.

extension AsyncComponentFactory where C: Component {
  @available(
    *, unavailable,
    message: "a Component is built through its parent: install(dependency: C.self), and inject AsyncComponentFactory<C>"
  )
  public static func of(_ component: C.Type) async throws -> AsyncComponentFactory<C> {
    fatalError("A Component is built through its parent: use install(dependency:).")
  }
}

extension ComponentFactory where C: Component {
  @available(
    *, unavailable,
    message: "a Component is built through its parent: install(dependency: C.self), and inject ComponentFactory<C>"
  )
  public static func of(_ component: C.Type) throws -> ComponentFactory<C> {
    fatalError("A Component is built through its parent: use install(dependency:).")
  }
}

// Stubs made of a reference to a function. A reference has its own isolation, which the closure of a stub must not
// have; for a static method, the compiler even stops without a message. The parameter `nothing` of the real initializer
// leaves room for a trailing closure only; any argument in parentheses matches this one.
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
