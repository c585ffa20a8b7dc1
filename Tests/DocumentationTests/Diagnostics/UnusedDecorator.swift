import Cleanse

protocol Speaker {}

struct WallSpeaker: Speaker {}

struct Subtitles: Speaker {
  let speaker: any Speaker
}

struct Planetarium {
  let speaker: WallSpeaker
}

struct PlanetariumComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: WallSpeaker.init)
    binder.decorate((any Speaker).self) { Subtitles(speaker: $0) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Planetarium>) -> BindingReceipt<Planetarium> {
    bind.to(factory: Planetarium.init)
  }
}
