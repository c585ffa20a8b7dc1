import Cleanse

protocol Console {}

final class BufferConsole: Console {}

struct Shell {
  let console: any Console
  let buffer: BufferConsole
}

struct ShellComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: BufferConsole.init)
    binder.bind(Console.self).to { $0 as BufferConsole }
  }

  static func configureRoot(binder bind: ReceiptBinder<Shell>) -> BindingReceipt<Shell> {
    bind.to(factory: Shell.init)
  }
}
