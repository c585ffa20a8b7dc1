import Cleanse

/// The root component. Each included module and each subcomponent has one error.
struct BrokenBakery: RootComponent {
  typealias Root = Bakery

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: MissingProviderModule.self)
    binder.include(module: DuplicateBindingModule.self)
    binder.include(module: DependencyCycleModule.self)
    binder.include(module: DuplicateKeyModule.self)
    binder.install(dependency: NightShift.self)
    binder.install(dependency: Branch.self)
    binder.include(module: UnsendableRequestModule.self)
    binder.include(module: AsynchronousComponentModule.self)
    binder.include(module: UnsharedHookModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Bakery>) -> BindingReceipt<Bakery> {
    bind.to(factory: Bakery.init)
  }
}

struct Bakery {
  let kitchen: Kitchen
}
