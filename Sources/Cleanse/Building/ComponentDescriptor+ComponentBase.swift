extension ComponentDescriptor {
  /// - Parameter addBindings: makes bindings besides those of `configure`, at each run.
  convenience init<C: ComponentBase>(_ component: C.Type, adding addBindings: ((Binder<C.Scope>) -> Void)? = nil) {
    // Most roots are objects, for which Swift need not make the injector's type.
    let isInjector =
      TypeMetadata(C.Root.self).isStruct
      && TypeMetadata(C.Root.self).isInstance(ofSameDeclarationAs: PropertyInjector<AnyObject>.self)
    self.init(
      type: C.self, scope: Self.scope(C.Scope.self), seed: C.Seed.self, root: C.Root.self,
      factory: ComponentFactory<C>.self
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
