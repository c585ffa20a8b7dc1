import Cleanse

struct MendedCinema: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().eager().to(factory: Projector.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Screening>) -> BindingReceipt<Screening> {
    bind.to(factory: Screening.init)
  }
}
