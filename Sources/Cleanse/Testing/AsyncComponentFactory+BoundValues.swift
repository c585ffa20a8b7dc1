extension AsyncComponentFactory {
  /// The factory that dependents of a component's factory can ask for.
  package init(awaiting factory: ComponentFactory<C>) {
    self.init(factory)
  }
}
