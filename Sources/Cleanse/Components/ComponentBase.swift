/// The common requirements of root components and subcomponents. Conform to `RootComponent` or `Component`.
public protocol ComponentBase {
  /// The type of the root object, which `build` returns.
  associatedtype Root

  /// The type of the value that an instance is built from. The component's bindings can depend on it.
  associatedtype Seed = Void

  /// The component's scope; inferred from the parameter of `configure`.
  associatedtype Scope = Unscoped

  /// Declares the component's bindings. Runs once for each component instance: two instances share no object of these
  /// bindings.
  ///
  /// - Parameter binder: records the bindings. Use it only inside this function.
  static func configure(binder: Binder<Scope>)

  /// Binds the root. Other bindings of the component, and of its subcomponents, can depend on the root too.
  ///
  /// - Parameter bind: records the binding.
  /// - Returns: the receipt of the binding, as `to(factory:)` and its like return it.
  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>
}

/// The outermost component of a graph. Pass it to `ComponentFactory.of` to validate and build the graph.
///
/// ```swift
/// final class Greeter {
///   let name: String
///   init(name: String) { self.name = name }
/// }
///
/// struct App: RootComponent {
///   static func configure(binder: Binder<Singleton>) {
///     binder.bind(String.self).to(value: "world")
///   }
///
///   static func configureRoot(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
///     bind.to(factory: Greeter.init)
///   }
/// }
///
/// let greeter = try ComponentFactory.of(App.self).build()
/// ```
public protocol RootComponent: ComponentBase {}

/// A subcomponent: another component installs it with `install(dependency:)`, and its objects can depend on the
/// bindings of that component.
///
/// ```swift
/// struct SessionScope: Scope {}
/// struct User { let name: String }
/// final class Session {
///   let user: User
///   init(user: User) { self.user = user }
/// }
///
/// struct SessionComponent: Component {
///   typealias Seed = User
///
///   static func configure(binder: Binder<SessionScope>) {}
///
///   static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
///     bind.to(factory: Session.init)
///   }
/// }
/// ```
///
/// Inject a `ComponentFactory<SessionComponent>` and call `build(user)` to build an instance. Each instance has its own
/// shared objects.
public protocol Component: ComponentBase {}
