import Cleanse

// Decorators of bindings, tags and collections.

enum DecoratedBindings {
  protocol Client {}
  final class PlainClient: Client {}
  struct Log {}
  final class LoggingClient: Client {
    init(wrapping client: any Client, log: Log) {}
  }
  struct Cache {}
  struct Host: Cleanse.Tag { typealias Element = String }
  struct Page {}
  struct User {}

  struct LoggingModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.decorate((any Client).self, with: LoggingClient.init(wrapping:log:))
      binder.bind(Log.self).to(value: Log())
    }
  }

  struct Session: Component {
    typealias Seed = User
    static func configure(binder: UnscopedBinder) {
      binder.decorate((any Client).self) { client, cache in
        _ = cache as Provider<Cache>
        return client
      }
      binder.bind(Cache.self).to(factory: Cache.init)
      binder.decorate(User.self) { $0 }
      binder.bind(Page.self).intoCollection().to(factory: Page.init)
      binder.decorate(Bool.self) { !$0 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: any Client, _: User, _: [Page], _: TaggedProvider<Host>) in true }
    }
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: LoggingModule.self)
      binder.install(dependency: Session.self)
      binder.bind((any Client).self).sharedInScope().to(factory: PlainClient.init)
      binder.bind(String.self).tagged(with: Host.self).to(value: "a")
      binder.decorate(String.self, tag: Host.self) { $0 + "/v1" }
      binder.decorate(tag: Host.self) { host in host + "/v2" }
      binder.bind(Page.self).intoCollection().to(factory: Page.init)
      binder.decorate([Page].self) { (pages: [Page], log: Log) in pages }
      helper(binder)
    }
    static func helper(_ binder: some BinderBase) { binder.decorate([Page].self) { $0.dropLast() } }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: ComponentFactory<Session>, _: (any Client)?, _: [Page]) in 1 }
    }
  }
}

enum DecoratorFaults {
  protocol Radio {}
  struct Receiver: Radio {}
  struct Amplifier { init(radio: any Radio) {} }
  struct Volume: Cleanse.Tag { typealias Element = Int }
  struct Tone {}

  struct Room: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Tone.self).to(factory: Tone.init)
      // Only in the parent of the component whose root this is.
      binder.decorate(ComponentFactory<Room>.self) { $0 }
      // Never requested here.
      binder.decorate((any Radio).self) { $0 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Room.self)
      binder.bind((any Radio).self).sharedInScope().to(factory: Receiver.init)
      binder.bind(Amplifier.self).to(factory: Amplifier.init)
      // Depends on a type that depends on the decorated one.
      binder.decorate((any Radio).self) { (radio: any Radio, _: Amplifier) in radio }
      binder.decorate(Receiver.self) { $0 }
      binder.decorate(Int.self, tag: Volume.self) { $0 }
      binder.decorate(Provider<any Radio>.self) { $0 }
      // Bound in the subcomponent.
      binder.decorate(Tone.self) { $0 }
      // Also missing for another reason.
      binder.decorate(Double.self) { $0 }
      binder.bind(Int.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: any Radio, _: Double, _: ComponentFactory<Room>) in "" }
    }
  }
}

enum UnusedDecorators {
  struct Lamp {}
  struct Switch {}

  struct Hall: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Switch.self).to(factory: Switch.init)
      binder.decorate(Lamp.self) { (lamp: Lamp, _: Switch) in lamp }
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Hall.self)
      binder.bind(Lamp.self).to(factory: Lamp.init)
      binder.bind(Int.self).to(value: 1)
      binder.decorate(Int.self) { $0 + 1 }
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: Lamp, _: ComponentFactory<Hall>) in "" }
    }
  }
}
