import Cleanse

struct LodgerRoom {
  let lodger: Lodger
}

struct LodgerRoomComponent: Component {
  typealias Seed = Lodger

  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<LodgerRoom>) -> BindingReceipt<LodgerRoom> {
    bind.to(factory: LodgerRoom.init)
  }
}

struct LodgerReception {
  let rooms: ComponentFactory<LodgerRoomComponent>
}

struct MendedInn: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: LodgerRoomComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<LodgerReception>) -> BindingReceipt<LodgerReception> {
    bind.to(factory: LodgerReception.init)
  }
}
