import Cleanse
import Lamps

struct Room {
  let lamp: Lamp
}

struct House: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: LampModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
    bind.to(factory: Room.init)
  }
}

print(try ComponentFactory.of(House.self).build())
