extension ComponentDescriptor {
  /// - Parameter addBindings: makes bindings besides those of `configure`, at each run.
  convenience init<C: ComponentBase>(_ component: C.Type, adding addBindings: ((Binder<C.Scope>) -> Void)? = nil) {
    // The cast would search the whole program for a type that is no scope.
    let scope = C.Scope.self == Unscoped.self ? nil : C.Scope.self as? any Scope.Type
    let isInjector = TypeMetadata(C.Root.self).isInstance(ofSameDeclarationAs: PropertyInjector<AnyObject>.self)
    self.init(
      type: C.self, scope: scope, seed: C.Seed.self, root: C.Root.self, factory: ComponentFactory<C>.self
    ) { slot, memory in
      memory.initializeMemory(
        as: ComponentFactory<C>.self, to: ComponentFactory(builder: RetainedInstanceBuilder(of: slot)))
    } configure: { run in
      C.configure(binder: Binder<C.Scope>(run))
      addBindings?(Binder<C.Scope>(run))
      // An injector keeps no value, and must not be kept by its own slot.
      let draft = BindingDraft(C.Root.self, in: run).asRoot(isShared: !isInjector)
      _ = C.configureRoot(binder: ReceiptBinder(draft: draft))
    }
  }
}
