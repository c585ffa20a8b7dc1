import Cleanse

struct Lodger {
  let name: String
}

struct Room {}

struct RoomComponent: Component {
  typealias Seed = Lodger

  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
    bind.to(factory: Room.init)
  }
}

struct Reception {
  let rooms: ComponentFactory<RoomComponent>
}

struct InnComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: RoomComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Reception>) -> BindingReceipt<Reception> {
    bind.to(factory: Reception.init)
  }
}
