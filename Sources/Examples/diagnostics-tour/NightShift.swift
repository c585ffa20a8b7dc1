import Cleanse

/// A subcomponent with the scope `Singleton` of its parent, which makes sharing ambiguous.
struct NightShift: Component {
  typealias Root = Roster

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: NightModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Roster>) -> BindingReceipt<Roster> {
    bind.to(factory: Roster.init)
  }
}

/// Binds the missing dependency of the day shift's oven.
struct NightModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: Thermometer.init)
  }
}

struct Roster {}
