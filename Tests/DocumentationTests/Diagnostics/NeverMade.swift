import Cleanse

final class Projector {}

final class Screening {
  let projector: WeakProvider<Projector>

  init(projector: WeakProvider<Projector>) {
    self.projector = projector
  }
}

struct CinemaComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Projector.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Screening>) -> BindingReceipt<Screening> {
    bind.to(factory: Screening.init)
  }
}
