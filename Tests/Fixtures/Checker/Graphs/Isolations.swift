import Cleanse

// Values that cross isolation boundaries.

enum OtherIsolations {
  final class Clock: Sendable {}
  final class Window {}
  final class Log: Sendable {}
  struct Launch: Sendable {}

  struct Page { let clock: Provider<Clock>, launch: Launch, logs: [Log], window: Window?, log: WeakProvider<Log> }

  struct PageComponent: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> { bind.to(factory: Page.init) }
  }

  struct Site { let pages: SendableComponentFactory<PageComponent>, clock: SendableProvider<Clock> }

  struct Root: RootComponent {
    typealias Seed = Launch
    static func configure(binder: Binder<Singleton>) {
      binder.declareSendable(Launch.self)
      binder.install(dependency: PageComponent.self)
      binder.bind(Clock.self).sharedInScope().sendable().to(factory: Clock.init)
      binder.bind(Window.self).sharedInScope().to(factory: Window.init)
      binder.bind(Log.self).sendable().to(factory: Log.init)
      binder.bind(Log.self).intoCollection().sendable().to(value: Log())
      binder.bind(Log.self).intoCollection().to(factory: Log.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Site>) -> BindingReceipt<Site> { bind.to(factory: Site.init) }
  }
}

enum HandlesInCycles {
  final class Manager: Sendable {
    let jobs: SendableComponentFactory<Job>
    init(jobs: SendableComponentFactory<Job>) { self.jobs = jobs }
  }
  struct Job: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Int8>) -> BindingReceipt<Int8> {
      bind.to { (_: Manager) in 3 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Job.self)
      binder.bind(Manager.self).sharedInScope().sendable().to(factory: Manager.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Manager) in 3 } }
  }
}

enum HandlesHandedOn {
  struct Node { let nodes: SendableComponentFactory<NodeComponent>, leaves: SendableComponentFactory<LeafComponent> }
  struct Leaf { let nodes: ComponentFactory<NodeComponent>, leaves: ComponentFactory<LeafComponent> }

  struct NodeComponent: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Node>) -> BindingReceipt<Node> { bind.to(factory: Node.init) }
  }

  struct LeafComponent: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Leaf>) -> BindingReceipt<Leaf> { bind.to(factory: Leaf.init) }
  }

  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: NodeComponent.self)
      binder.install(dependency: LeafComponent.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: SendableComponentFactory<NodeComponent>) in 3 }
    }
  }
}

enum ProvidingSeeds {
  struct Reading: Sendable {}
  struct Name: Cleanse.Tag { typealias Element = String }

  struct Page: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Int8>) -> BindingReceipt<Int8> {
      bind.to { (_: Reading, _: TaggedProvider<Name>) in 3 }
    }
  }

  struct Tagged: Component {
    typealias Seed = TaggedProvider<Name>
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Page.self)
      binder.declareSendable(tag: Name.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int16>) -> BindingReceipt<Int16> {
      bind.to { (_: SendableComponentFactory<Page>, _: Provider<TaggedSendableProvider<Name>>) in 3 }
    }
  }

  struct Root: RootComponent {
    typealias Seed = Provider<Reading>
    static func configure(binder: UnscopedBinder) {
      binder.install(dependency: Tagged.self)
      binder.declareSendable(Reading.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: ComponentFactory<Tagged>, _: Provider<SendableProvider<Reading>>) in 3 }
    }
  }
}
