/// A type-erased binder. Its bindings cannot be shared in a scope.
///
/// Exists for compatibility with `square/Cleanse`.
public struct AnyBinder: WrappedBinder {
  let unscoped: UnscopedBinder

  init(_ run: ConfigurationRun) {
    unscoped = UnscopedBinder(run)
  }

  /// Hides the type of a binder.
  public init(binder: any BinderBase) {
    self = binder.anyBinder
  }

  public var binder: any BinderBase { unscoped }

  public var anyBinder: AnyBinder { self }
}
