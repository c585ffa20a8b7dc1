/// A lifetime. Bindings with `sharedInScope()` have one value in each instance of a component with this scope.
///
/// ```swift
/// struct SessionScope: Scope {}
/// final class Cart {}
///
/// struct CartModule: Module {
///   static func configure(binder: Binder<SessionScope>) {
///     binder.bind(Cart.self).sharedInScope().to(factory: Cart.init)
///   }
/// }
/// ```
public protocol Scope {}

/// The scope of an app's root component, by convention.
public struct Singleton: Scope {}

/// The absence of a scope: nothing is shared.
public struct Unscoped {}
