import Cleanse

struct IdleTurbineComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().onStart { $0.start() }.to(factory: Turbine.init)
    binder.accept(.unrunHooks, for: Turbine.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Turbine]>) -> BindingReceipt<[Turbine]> {
    bind.to { (turbine: Turbine) in [turbine] }
  }
}

func showTurbine() throws -> [Turbine] {
  try ComponentFactory.of(IdleTurbineComponent.self).build()
}
