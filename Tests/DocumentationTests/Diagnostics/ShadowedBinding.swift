import Cleanse

struct Timeout {
  let seconds: Int
}

struct Download {
  let timeout: Timeout
}

struct DownloadComponent: Component {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(value: Timeout(seconds: 600))
  }

  static func configureRoot(binder bind: ReceiptBinder<Download>) -> BindingReceipt<Download> {
    bind.to(factory: Download.init)
  }
}

struct Browser {
  let timeout: Timeout
  let downloads: ComponentFactory<DownloadComponent>
}

struct BrowserComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(value: Timeout(seconds: 10))
    binder.install(dependency: DownloadComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Browser>) -> BindingReceipt<Browser> {
    bind.to(factory: Browser.init)
  }
}
