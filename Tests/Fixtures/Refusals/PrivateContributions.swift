import Cleanse

// Contributions to collections and roots cannot be private. All other bindings can be, in any order of steps.

struct Ship: Hashable {}

struct Flagship: Cleanse.Tag {
  typealias Element = Ship
}

struct HarbourModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let open = binder.bind(Ship.self)

    open.visible(in: .module).to(factory: Ship.init)
    open.visible(in: .module).tagged(with: Flagship.self).sharedInScope().to(factory: Ship.init)
    open.tagged(with: Flagship.self).visible(in: .component).sharedInScope().to(factory: Ship.init)
    open.sharedInScope().eager().visible(in: .module).to(factory: Ship.init)
    open.intoCollection().to { $0 as Ship }

    // expected-error@+1 {{'visible(in:)' is unavailable: a contribution cannot be private: bind the element privately, and contribute it}}
    open.intoCollection().visible(in: .module).to(factory: Ship.init)
    // expected-error@+1 {{'visible(in:)' is unavailable: a contribution cannot be private: bind the element privately, and contribute it}}
    open.intoSet().sharedInScope().visible(in: .component).to(factory: Ship.init)
    // expected-error@+1 {{'visible(in:)' is unavailable: a contribution cannot be private: bind the element privately, and contribute it}}
    open.intoDictionary(key: 1).visible(in: .module).to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Open.Private' (aka 'BindingStage.Private') and 'BindingStage.Open' be equivalent}}
    open.visible(in: .module).intoCollection().to(factory: Ship.init)
    // expected-error@+1 {{'visible(in:)' is unavailable: the terminator comes last: visible(in:).to(factory:)}}
    open.to(factory: Ship.init).visible(in: .module)
  }
}

struct Harbour: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    // expected-error@+1 {{'visible(in:)' is unavailable: a root cannot be private: visible(in:) is for bindings in configure}}
    bind.visible(in: .component).to(factory: Ship.init)
  }
}
