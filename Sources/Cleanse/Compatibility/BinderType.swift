/// A binder with a scope, for helpers that take binders of any scope.
///
/// Exists for compatibility with `square/Cleanse`.
///
/// Not for conformance: `Binder` is the only conformer.
public protocol BinderType: BinderBase {
  /// The scope of `sharedInScope()`; `Unscoped` if there is none.
  associatedtype Scope

  // A requirement, so that a binder of known type has one overload, its own. Functions with default arguments cannot
  // be requirements.

  /// Includes a module of this binder's scope.
  func include<M: Module>(module: M.Type) where M.Scope == Scope
}

extension BinderType {
  /// Begins a binding.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func bind<Element>(
    _ type: Element.Type? = Element.self, line: Int = #line
  ) -> BindingBuilder<Element, Scope, BindingStage.Open> {
    Binder<Scope>(anyBinder.unscoped.run).bind(Element.self, line: line)
  }
}

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

extension Binder: BinderType, WrappedBinder {
  /// A binder that adds its bindings to another one.
  public init(binder: any BinderBase) {
    self.init(binder.anyBinder.unscoped.run)
  }

  public var binder: any BinderBase { anyBinder }

  public var anyBinder: AnyBinder { AnyBinder(run) }
}

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
