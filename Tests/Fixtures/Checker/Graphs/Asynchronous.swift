import Cleanse

// Values that are async, eager, started and stopped.

enum AwaitedValues {
  final class Address: Sendable {}
  final class Connection: Sendable {
    init(address: Address) async throws {}
    func open() async throws {}
    static func dial(_ address: Address) async throws -> Connection { try await Connection(address: address) }
  }
  struct Page: Sendable, Hashable { let number: Int }
  struct Name: Cleanse.Tag { typealias Element = String }

  struct Session: Sendable { let connection: Connection }

  struct SessionComponent: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
      bind.to(asyncFactory: Session.init)
    }
  }

  struct Site {
    let connection: Connection
    let pages: [Page]
    let set: Set<Page>
    let sessions: AsyncComponentFactory<SessionComponent>
    let name: TaggedProvider<Name>
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: SessionComponent.self)
      binder.bind(Address.self).sharedInScope().eager().sendable().to(factory: Address.init)
      binder.bind(Connection.self).sharedInScope().onStart { try await $0.open() }.running { _ in }.onStop { _ in }
        .to(asyncFactory: Connection.init)
      binder.bind(Page.self).intoCollection().sharedInScope().eager().running(onReturn: .stop) { _ in }.to(
        asyncFactory: {
          (_: Connection) in Page(number: 1)
        })
      binder.bind(Page.self).intoCollection().sharedInScope().to(
        asyncFactory: { (_: Connection) async throws -> [Page] in [Page(number: 2)] })
      binder.bind(Page.self).intoSet().sharedInScope().to { (address: Address) in
        _ = try await Connection.dial(address)
        return Page(number: 3)
      }
      binder.bind(String.self).tagged(with: Name.self).sharedInScope().to(asyncFactory: { "name" })
    }
    static func configureRoot(binder bind: ReceiptBinder<Site>) -> BindingReceipt<Site> {
      bind.onStop { _ in }.to(factory: Site.init)
    }
  }
}

/// Values of each form that are created eagerly and concurrently.
enum ConcurrentValues {
  final class Words: Sendable {}
  struct Synonyms: Sendable {}
  struct Name: Cleanse.Tag { typealias Element = String }

  final class Index: Sendable {
    init(words: Words, pages: [Int]) {}
  }

  /// Needs a missing binding.
  final class Thesaurus: Sendable {
    init(words: Words, synonyms: Synonyms) {}
  }

  struct Search {
    let index: Index
    let thesaurus: Thesaurus
    let name: TaggedProvider<Name>
    let titles: [Int: String]
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Words.self).sharedInScope().eager(.concurrently).sendable().to(factory: Words.init)
      binder.bind(Index.self).sharedInScope().eager(.concurrently).onStart { _ in }.onStop { _ in }
        .running(onReturn: .ignore, onThrow: .stop) { _ in }.to(factory: Index.init)
      binder.bind(Thesaurus.self).sharedInScope().eager(.concurrently).to(factory: Thesaurus.init)
      binder.bind(Int.self).intoCollection().sharedInScope().eager(.concurrently).to { 1 }
      binder.bind(Int.self).intoCollection().sharedInScope().eager(.concurrently).to { (_: Words) in [2, 3] }
      binder.bind(String.self).intoDictionary(key: 1).sharedInScope().eager(.concurrently).to {
        (_: Words, numbers: [Int]) in "\(numbers)"
      }
      binder.bind(String.self).tagged(with: Name.self).sharedInScope().eager(.concurrently).to { "name" }
    }
    static func configureRoot(binder bind: ReceiptBinder<Search>) -> BindingReceipt<Search> {
      bind.to(factory: Search.init)
    }
  }
}

enum BuiltWithoutWaiting {
  struct Session: Sendable {}

  struct SessionComponent: Component {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).sharedInScope().to(asyncFactory: { 3 })
    }
    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
      bind.to(asyncFactory: { Session() })
    }
  }

  struct InnerComponent: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(
      binder bind: ReceiptBinder<[Int]>
    ) -> BindingReceipt<[Int]> {
      bind.to { (_: ComponentFactory<SessionComponent>) in [] }
    }
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: SessionComponent.self)
      binder.install(dependency: InnerComponent.self)
      binder.bind(Int8.self).to { (_: () -> ComponentFactory<SessionComponent>) in 1 }
      binder.bind(Int16.self).to { (_: SendableComponentFactory<SessionComponent>) in 1 }
      binder.bind(Int32.self).to { (_: AsyncComponentFactory<SessionComponent>) in 1 }
    }
    static func configureRoot(binder bind: ReceiptBinder<Int64>) -> BindingReceipt<Int64> {
      bind.to {
        (_: ComponentFactory<SessionComponent>, _: Int8, _: Int16, _: Int32, _: ComponentFactory<InnerComponent>) in 1
      }
    }
  }
}
