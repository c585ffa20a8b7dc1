/// Marks a lifetime: a binding that is `sharedInScope()` has one value in each built component of its scope.
public protocol Scope {}

/// The scope of an app's root component, by convention.
public struct Singleton: Scope {}

/// The absence of a scope: nothing is shared.
public struct Unscoped {}
