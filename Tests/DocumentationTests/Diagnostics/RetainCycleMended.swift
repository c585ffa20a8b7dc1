import Cleanse

final class GuestStore {
  let guests: ComponentFactory<GuestComponent>

  init(guests: ComponentFactory<GuestComponent>) {
    self.guests = guests
  }
}

struct Guest {
  let store: WeakProvider<GuestStore>
}

struct GuestComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Guest>) -> BindingReceipt<Guest> {
    bind.to(factory: Guest.init)
  }
}

struct Hotel {
  let store: GuestStore
}

struct HotelComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: GuestStore.init)
    binder.install(dependency: GuestComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Hotel>) -> BindingReceipt<Hotel> {
    bind.to(factory: Hotel.init)
  }
}
