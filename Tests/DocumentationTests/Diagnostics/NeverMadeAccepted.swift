import Cleanse

struct AcceptingCinema: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Projector.init)
    binder.accept(.neverMade, for: Projector.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Screening>) -> BindingReceipt<Screening> {
    bind.to(factory: Screening.init)
  }
}
