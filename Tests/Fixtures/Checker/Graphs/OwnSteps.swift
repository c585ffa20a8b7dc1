import Cleanse

extension BindingBuilder where S == Singleton, Stage == BindingStage.Open {
  consuming func only<T: Cleanse.Tag>(as tag: T.Type) -> BindingBuilder<Element, S, BindingStage.Shared>
  where T.Element == Element {
    tagged(with: tag).sharedInScope()
  }
}

enum OwnSteps {
  struct Session { let user: String }
  struct Mailbox { let owner: String; let unbound: Int8 }
  struct Inbox: Cleanse.Tag { typealias Element = Mailbox }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(factory: \Session.user)
      binder.bind(Mailbox.self).only(as: Inbox.self).to(factory: Mailbox.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: TaggedProvider<Inbox>) in true }
    }
  }
}
