/// A binder without its type: it makes bindings, and shares none of them in a scope.
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
