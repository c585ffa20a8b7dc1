extension Binder: BinderType {
  /// A binder that makes its bindings where another one does.
  public init(binder: any BinderBase) {
    self.init(binder.binder.unscoped.run)
  }

  public var binder: AnyBinder { AnyBinder(run) }
}
