// What is to be installed, and is built by itself. Without this the compiler would only say that it conforms to no
// `RootComponent`.

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
