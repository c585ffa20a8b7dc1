import Cleanse

struct Gallery {
  let speaker: any Speaker
}

struct GalleryComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind((any Speaker).self).sharedInScope().to(factory: WallSpeaker.init)
    binder.decorate((any Speaker).self) { Subtitles(speaker: $0) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Gallery>) -> BindingReceipt<Gallery> {
    bind.to(factory: Gallery.init)
  }
}
