import Cleanse

struct QuietRoomComponent: Component {
  typealias Seed = Lodger

  static func configure(binder: UnscopedBinder) {
    binder.accept(.unusedSeed, for: Lodger.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
    bind.to(factory: Room.init)
  }
}

struct QuietReception {
  let rooms: ComponentFactory<QuietRoomComponent>
}

struct AcceptingInn: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: QuietRoomComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<QuietReception>) -> BindingReceipt<QuietReception> {
    bind.to(factory: QuietReception.init)
  }
}
