import Cleanse

struct MendedPostOffice {
  let letters: AsyncComponentFactory<LetterComponent>
}

struct MendedPostOfficeComponent: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: LetterComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<MendedPostOffice>) -> BindingReceipt<MendedPostOffice> {
    bind.to(factory: MendedPostOffice.init)
  }
}
