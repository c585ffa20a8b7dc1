import Cleanse

protocol Speaker {}

struct WallSpeaker: Speaker {}

struct Subtitles: Speaker {
  let speaker: any Speaker
}

struct Museum {
  let speaker: WallSpeaker
}

struct MuseumComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: WallSpeaker.init)
    binder.decorate((any Speaker).self) { Subtitles(speaker: $0) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Museum>) -> BindingReceipt<Museum> {
    bind.to(factory: Museum.init)
  }
}
