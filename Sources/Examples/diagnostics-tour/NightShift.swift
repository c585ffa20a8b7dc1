import Cleanse

/// A component inside a `Singleton` that calls itself a `Singleton` too: what would be shared in which?
struct NightShift: Component {
  typealias Root = Roster

  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Roster>) -> BindingReceipt<Roster> {
    bind.to(factory: Roster.init)
  }
}

struct Roster {}
