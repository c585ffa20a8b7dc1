extension Binder: BinderType, WrappedBinder {
  /// A binder that adds its bindings to another one.
  public init(binder: any BinderBase) {
    self.init(binder.anyBinder.unscoped.run)
  }

  public var binder: any BinderBase { anyBinder }

  public var anyBinder: AnyBinder { AnyBinder(run) }
}
