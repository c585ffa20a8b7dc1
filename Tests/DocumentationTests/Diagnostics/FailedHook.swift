import Cleanse

final class Fountain: Sendable {
  func open() async throws {
    throw Unreachable()
  }
}

struct Park {
  let fountain: Fountain
}

struct ParkComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Fountain.self).sharedInScope().onStart { try await $0.open() }.to(factory: Fountain.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Park>) -> BindingReceipt<Park> {
    bind.to(factory: Park.init)
  }
}
