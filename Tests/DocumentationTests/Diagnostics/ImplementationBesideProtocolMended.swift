import Cleanse

struct MendedShell {
  let console: any Console
}

struct MendedShellComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: BufferConsole.init)
    binder.bind(Console.self).to { $0 as BufferConsole }
  }

  static func configureRoot(binder bind: ReceiptBinder<MendedShell>) -> BindingReceipt<MendedShell> {
    bind.to(factory: MendedShell.init)
  }
}
