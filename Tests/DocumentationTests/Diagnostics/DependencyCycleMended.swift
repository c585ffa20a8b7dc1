import Cleanse

final class Principal {
  init(college: WeakProvider<College>) {}
}

final class College {
  init(auditorium: Auditorium) {}
}

final class Auditorium {
  init(principal: Provider<Principal>) {}
}

struct CollegeComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Principal.init)
    binder.bind().to(factory: Auditorium.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<College>) -> BindingReceipt<College> {
    bind.to(factory: College.init)
  }
}
