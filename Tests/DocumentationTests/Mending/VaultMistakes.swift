import Cleanse

/// Private types.
enum VaultMistakes {
  static func validate() -> ValidationReport { GraphValidator.validate(VaultComponent.self) }
}

private struct Bar {}

private protocol Lock {}

private struct YaleLock: Lock {}

private enum Coin {
  struct Box {}
}

private struct Vault {
  let bars: [Bar]
  let lock: any Lock
  let box: Coin.Box
}

private struct VaultComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: YaleLock.init)
    binder.bind().to(factory: Bar.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Vault>) -> BindingReceipt<Vault> {
    bind.to { Vault(bars: $0, lock: $1, box: $2) }
  }
}
