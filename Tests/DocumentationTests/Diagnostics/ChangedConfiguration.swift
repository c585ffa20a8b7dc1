import Cleanse

enum Weather {
  nonisolated(unsafe) static var isSunny = true
}

struct Umbrella {}

struct Garden {
  let umbrella: Umbrella?
}

struct GardenComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bindOptional(Umbrella.self)
    if !Weather.isSunny { binder.bind().to(factory: Umbrella.init) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Garden>) -> BindingReceipt<Garden> {
    bind.to(factory: Garden.init)
  }
}
