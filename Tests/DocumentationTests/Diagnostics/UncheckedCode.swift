import Cleanse

struct Anchor {}

struct Ship {
  let anchor: Anchor
}

protocol ShipWiring {
  func wire(_ binder: Binder<Singleton>)
}

struct AnchorWiring: ShipWiring {
  func wire(_ binder: Binder<Singleton>) {
    binder.bind().to(factory: Anchor.init)
  }
}

struct ShipComponent: RootComponent {
  static let wirings: [any ShipWiring & Sendable] = [AnchorWiring()]

  static func configure(binder: Binder<Singleton>) {
    for wiring in wirings { wiring.wire(binder) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}
