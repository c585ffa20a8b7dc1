import Cleanse

/// A component inside a `Singleton` that calls itself a `Singleton` too: what would be shared in which?
struct NightShift: Component {
  typealias Root = Roster

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: NightModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Roster>) -> BindingReceipt<Roster> {
    bind.to(factory: Roster.init)
  }
}

/// Binds what the day shift's oven lacks.
struct NightModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: Thermometer.init)
  }
}

struct Roster {}
