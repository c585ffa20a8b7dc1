import Cleanse

final class SessionStore {
  let sessions: ComponentFactory<SessionComponent>

  init(sessions: ComponentFactory<SessionComponent>) {
    self.sessions = sessions
  }
}

struct Session {
  let store: SessionStore
}

struct SessionComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
    bind.to(factory: Session.init)
  }
}

struct Window {
  let store: SessionStore
}

struct WindowComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: SessionStore.init)
    binder.install(dependency: SessionComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
    bind.to(factory: Window.init)
  }
}
