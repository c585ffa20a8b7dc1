import Cleanse

/// Nested modules and components.
enum DepotMistakes {
  static func validate() -> ValidationReport { GraphValidator.validate(Depot.self) }
}

struct Depot: RootComponent {
  struct Crate {}

  struct Pallet {}

  struct Storage: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Crate.init)
      binder.bind().to(factory: Pallet.init)
    }
  }

  struct Seal {}

  struct Sealing: Module {
    static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Seal.init) }
  }

  struct Truck: Component {
    typealias Root = Int16

    static func configure(binder: UnscopedBinder) {
      binder.include(module: Storage.self)
      binder.include(module: Sealing.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int16>) -> BindingReceipt<Int16> {
      bind.to { (_: Crate, _: Pallet, _: Seal) in 1 }
    }
  }

  struct Yard {
    let crate: Crate
    let pallet: Pallet
    let trucks: ComponentFactory<Truck>
    let seal: Seal
  }

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: Truck.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Yard>) -> BindingReceipt<Yard> { bind.to(factory: Yard.init) }
}
