import Cleanse

// Bindings that are private to a module or to a component.

enum PrivateBindings {
  final class Session {}
  struct Host: Cleanse.Tag { typealias Element = String }
  final class Screen {}
  struct Client { init(session: Session) {} }
  struct Loader { init(session: Provider<Session>, host: TaggedProvider<Host>) {} }
  struct Detail { init(session: Lazy<Session>, id: Assisted<Int>) {} }
  enum DetailFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Detail
  }

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to(factory: Session.init)
      binder.bind(Client.self).to(factory: Client.init)
      binder.bindFactory(Detail.self).visible(in: .module).with(DetailFactory.self).to(factory: Detail.init)
      binder.bind(Bool.self).to { (_: Factory<DetailFactory>) in true }
      binder.decorate(Session.self) { $0 }
    }
  }

  struct ImagesModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).sharedInScope().visible(in: .module).eager().to(factory: Session.init)
      binder.bind(String.self).visible(in: .module).tagged(with: Host.self).to(value: "a")
      binder.bind(Loader.self).to(factory: Loader.init)
      binder.bindPropertyInjectionOf(Screen.self).visible(in: .component).to { (_: Screen, _: Session) in }
    }
  }

  struct Inside: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).visible(in: .component).to(value: 1)
      binder.bindOptional(Double.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Float>) -> BindingReceipt<Float> {
      bind.to { (_: Int, _: Double?, _: Session) in 1 }
    }
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.include(module: ImagesModule.self)
      binder.install(dependency: Inside.self)
      binder.bind(Session.self).to(factory: Session.init)
      binder.bind(Int.self).to(value: 2)
      binder.bind(Double.self).visible(in: .component).to(value: 2)
    }
    static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
      bind.to {
        (
          _: Client, _: Loader, _: Bool, _: PropertyInjector<Screen>, number: Int, _: Double,
          _: ComponentFactory<Inside>
        ) in [number]
      }
    }
  }
}

enum PrivateFaults {
  final class Session {}
  struct Client { init(session: Session) {} }
  final class Egg { init(hen: Hen) {} }
  final class Hen { init(egg: Egg) {} }

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: InnerModule.self)
      binder.bind(Session.self).visible(in: .module).to(factory: Session.init)
      binder.bind(Client.self).visible(in: .module).to(factory: Client.init)
      binder.bind(Client.self).visible(in: .module).to(factory: Client.init)
      // Never requested in this module.
      binder.bind(String.self).visible(in: .module).to(value: "a")
      binder.bind(Egg.self).visible(in: .module).sharedInScope().to(factory: Egg.init)
      binder.bind(Hen.self).visible(in: .module).sharedInScope().to(factory: Hen.init)
      binder.bind(Bool.self).to { (_: Client, _: Hen) in true }
    }
  }

  struct InnerModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).to { (_: Provider<Session>) in 1 }
      binder.decorate(Session.self) { $0 }
    }
  }

  struct Inside: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Double.self).visible(in: .component).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Float>) -> BindingReceipt<Float> {
      bind.to { (_: UInt8, _: Double) in 1 }
    }
  }

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.install(dependency: Inside.self)
      binder.bind(UInt8.self).visible(in: .component).to(value: 1)
      binder.bind(Double.self).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
      bind.to { (_: Int, _: Bool, _: UInt8, _: String, _: Session, _: Double, _: ComponentFactory<Inside>) in [] }
    }
  }
}
