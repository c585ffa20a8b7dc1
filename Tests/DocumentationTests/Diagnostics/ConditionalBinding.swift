import Cleanse

struct Lantern {}

struct Cellar {
  let lantern: Lantern
}

struct CellarComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    if CommandLine.arguments.contains("--dark") {
      binder.bind().to(factory: Lantern.init)
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<Cellar>) -> BindingReceipt<Cellar> {
    bind.to(factory: Cellar.init)
  }
}
