// What is to be installed, and is built by itself. Without this the compiler would only say that it conforms to no
// `RootComponent`.

extension ComponentFactory where C: Component {
  @available(
    *, unavailable,
    message: "a Component is built by another one: install(dependency: C.self), and ask for ComponentFactory<C>"
  )
  public static func of(_ component: C.Type) throws -> ComponentFactory<C> {
    fatalError("A component that is to be installed was built by itself.")
  }
}
