/// A binder that forwards its bindings to another one.
///
///     struct LoggingBinder: WrappedBinder {
///       let binder: BinderBase
///     }
///
/// Exists for compatibility with `square/Cleanse`. New helpers are extensions of `Binder`.
public protocol WrappedBinder: BinderBase {
  /// The other binder.
  var binder: any BinderBase { get }

  /// Wraps a binder.
  init(binder: any BinderBase)
}

extension WrappedBinder {
  public var anyBinder: AnyBinder { AnyBinder(binder: binder) }
}
