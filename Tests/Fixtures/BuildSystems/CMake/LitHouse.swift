import Cleanse
import Lamps

struct LitHouse: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: LampModule.self)
    binder.bind(Int.self).to(value: 60)
  }

  static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
    bind.to(factory: Room.init)
  }
}
