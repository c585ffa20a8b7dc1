import Cleanse

final class Turbine {
  func start() {}
}

struct TurbineComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().onStart { $0.start() }.to(factory: Turbine.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Turbine]>) -> BindingReceipt<[Turbine]> {
    bind.to { (turbine: Turbine) in [turbine] }
  }
}

func openTurbine() throws -> [Turbine] {
  try ComponentFactory.of(TurbineComponent.self).build()
}
