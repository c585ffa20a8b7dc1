import Cleanse

// What crosses over to other isolations.

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

enum HandlesInCircles {
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
