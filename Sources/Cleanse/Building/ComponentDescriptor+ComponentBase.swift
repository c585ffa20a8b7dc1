import BindingGraph

extension ComponentDescriptor {
  /// - Parameter addBindings: adds bindings to those of `configure` in each run.
  convenience init<C: ComponentBase>(_ component: C.Type, adding addBindings: ((Binder<C.Scope>) -> Void)? = nil) {
    let isRootShared = Self.sharesRoot(of: component)
    self.init(component) { run in
      C.configure(binder: Binder<C.Scope>(run))
      addBindings?(Binder<C.Scope>(run))
      let draft = BindingDraft(C.Root.self, in: run).asRoot(isShared: isRootShared)
      _ = C.configureRoot(binder: ReceiptBinder(draft: draft))
    }
  }

  /// A component with the type of another one, whose root is created from its seed alone.
  convenience init<C: ComponentBase>(stub component: C.Type, build: @escaping (C.Seed) -> C.Root) {
    let isRootShared = Self.sharesRoot(of: component)
    self.init(component) { run in
      let root = ReceiptBinder<C.Root>(draft: BindingDraft(C.Root.self, in: run).asRoot(isShared: isRootShared))
      if let nothing = () as? C.Seed {
        root.to { build(nothing) }
      } else {
        root.to(factory: build)
      }
    }
  }

  /// - Parameter configure: declares the bindings of the component, its root included.
  private convenience init<C: ComponentBase>(_ component: C.Type, configure: @escaping (ConfigurationRun) -> Void) {
    self.init(
      type: C.self, scope: Self.scope(C.Scope.self), seed: C.Seed.self, root: C.Root.self,
      factory: ComponentFactory<C>.self,
      makeFactory: { slot, memory in
        memory.initializeMemory(
          as: ComponentFactory<C>.self, to: ComponentFactory(builder: RetainedInstanceBuilder(of: slot)))
      }, configure: configure)
  }

  /// Whether each instance has a single root. An injector holds no value, and its own slot must not retain it.
  private static func sharesRoot<C: ComponentBase>(of component: C.Type) -> Bool {
    // Most roots are objects. For them, Swift need not create the metadata of the injector type.
    let isInjector =
      TypeMetadata(C.Root.self).isStruct
      && TypeMetadata(C.Root.self).isInstance(ofSameDeclarationAs: PropertyInjector<AnyObject>.self)
    return !isInjector
  }
}

extension Binder {
  /// Installs a subcomponent: makes `ComponentFactory<C>` available for injection. Installing it again in the same
  /// component changes nothing.
  ///
  /// - Parameter dependency: the subcomponent. Its objects can depend on the bindings of this component. The label is
  ///   that of `square/Cleanse`.
  public func install<C: ComponentBase>(
    dependency: C.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    run.install(
      C.self, draft: BindingDraft(ComponentFactory<C>.self, in: run),
      location: SourceLocation(file: file, line: line, function: function)
    ) { ComponentDescriptor(C.self) }
  }
}
