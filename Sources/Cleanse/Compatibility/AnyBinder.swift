/// A binder without its type: it makes bindings, and shares none of them in a scope.
///
/// Exists for compatibility with `square/Cleanse`.
public struct AnyBinder: BinderBase {
  let unscoped: UnscopedBinder

  init(_ run: ConfigurationRun) {
    unscoped = UnscopedBinder(run)
  }

  /// Hides the type of a binder.
  public init(binder: any BinderBase) {
    self = binder.binder
  }

  public var binder: AnyBinder { self }
}
