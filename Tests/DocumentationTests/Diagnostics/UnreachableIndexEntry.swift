import Cleanse
import RelayGraph

struct Lighthouse {
  let lamp: Lamp
}

struct Lamp {}

struct Foghorn {}

struct LighthouseComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Lamp.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Lighthouse>) -> BindingReceipt<Lighthouse> {
    bind.to(factory: Lighthouse.init)
  }
}

func indexOfFoghorn() -> DynamicDependencyIndex {
  let index = DynamicDependencyIndex()
  index.add("foghorn", type: Foghorn.self)
  index.add("silent", for: Foghorn.self) { Foghorn() }
  return index
}
