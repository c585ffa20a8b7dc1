import Cleanse

struct PatientDownload: Component {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(value: Timeout(seconds: 600))
    binder.accept(.shadowedBinding, for: Timeout.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Download>) -> BindingReceipt<Download> {
    bind.to(factory: Download.init)
  }
}

struct PatientBrowser {
  let timeout: Timeout
  let downloads: ComponentFactory<PatientDownload>
}

struct AcceptingBrowser: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(value: Timeout(seconds: 10))
    binder.install(dependency: PatientDownload.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<PatientBrowser>) -> BindingReceipt<PatientBrowser> {
    bind.to(factory: PatientBrowser.init)
  }
}
