import Cleanse

// Root components that only a file, a type or a function can name.

private struct RootOfFile: RootComponent {
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
}

enum PrivateRoots {
  private final class RootOfType: RootComponent {
    private struct Bindings: Module {
      static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }
    }
    static func configure(binder: UnscopedBinder) { binder.include(module: Bindings.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int8, _: Int16) in true }
    }
  }

  static var all: [any RootComponent.Type] { [RootOfFile.self, RootOfType.self, rootOfFunction()] }
}

private func rootOfFunction() -> any RootComponent.Type {
  struct RootOfFunction: RootComponent {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Int32) in true }
    }
  }
  return RootOfFunction.self
}
