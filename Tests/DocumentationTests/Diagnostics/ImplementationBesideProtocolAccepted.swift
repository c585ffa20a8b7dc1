import Cleanse

struct AcceptingShell: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: BufferConsole.init)
    binder.accept(.implementationBesideProtocol, for: BufferConsole.self)
    binder.bind(Console.self).to { $0 as BufferConsole }
  }

  static func configureRoot(binder bind: ReceiptBinder<Shell>) -> BindingReceipt<Shell> {
    bind.to(factory: Shell.init)
  }
}
