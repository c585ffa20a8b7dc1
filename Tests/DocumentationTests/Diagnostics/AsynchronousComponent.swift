import Cleanse

final class Mailbox: Sendable {
  static func open() async throws -> Mailbox {
    Mailbox()
  }
}

struct Letter {
  let mailbox: Mailbox
}

struct LetterComponent: Component {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Mailbox.self).sharedInScope().to(asyncFactory: Mailbox.open)
  }

  static func configureRoot(binder bind: ReceiptBinder<Letter>) -> BindingReceipt<Letter> {
    bind.to(factory: Letter.init)
  }
}

struct PostOffice {
  let letters: ComponentFactory<LetterComponent>
}

struct PostOfficeComponent: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: LetterComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<PostOffice>) -> BindingReceipt<PostOffice> {
    bind.to(factory: PostOffice.init)
  }
}
