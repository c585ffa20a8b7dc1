import Cleanse

final class Engine: Counted {}

final class Pilot: Counted {
  let app: WeakProvider<App>

  init(app: WeakProvider<App>, engine: Engine) {
    self.app = app
  }
}

final class App: Counted {
  let me: WeakProvider<App>
  let pilot: Lazy<Pilot>
  let engine: Provider<Engine>
  let pages: ComponentFactory<PageComponent>

  init(
    me: WeakProvider<App>, pilot: Lazy<Pilot>, engine: Provider<Engine>, pages: ComponentFactory<PageComponent>
  ) {
    (self.me, self.pilot, self.engine, self.pages) = (me, pilot, engine, pages)
  }
}

final class Page: Counted {
  let engine: Engine

  init(engine: Engine) {
    self.engine = engine
  }
}

struct PageComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Page>) -> BindingReceipt<Page> {
    bind.to(factory: Page.init)
  }
}

struct AppComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Engine.self).sharedInScope().to(factory: Engine.init)
    binder.bind(Pilot.self).sharedInScope().to(factory: Pilot.init)
    binder.install(dependency: PageComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<App>) -> BindingReceipt<App> {
    bind.to(factory: App.init)
  }
}
