import Cleanse

final class Clock {
  var ticks = 0
}

final class HomeModel {
  let clock: Clock
  let makeDetail: Factory<DetailFactory>
  let session: ComponentFactory<SessionComponent>
  let lazyClock: () -> Clock

  init(
    clock: Clock, makeDetail: Factory<DetailFactory>, session: ComponentFactory<SessionComponent>,
    lazyClock: @escaping () -> Clock
  ) {
    self.clock = clock
    self.makeDetail = makeDetail
    self.session = session
    self.lazyClock = lazyClock
  }
}

final class DetailModel {
  let title: String
  let clock: Clock

  init(title: Assisted<String>, clock: Clock) {
    self.title = title.get()
    self.clock = clock
  }
}

struct DetailFactory: AssistedFactory {
  typealias Seed = String
  typealias Element = DetailModel
}

struct UserName: Tag {
  typealias Element = String
}

struct SessionScope: Scope {}

final class SessionModel {
  let user: TaggedProvider<UserName>
  let home: WeakProvider<HomeModel>

  init(user: TaggedProvider<UserName>, home: WeakProvider<HomeModel>) {
    self.user = user
    self.home = home
  }
}

struct SessionComponent: Component {
  typealias Root = SessionModel
  typealias Seed = TaggedProvider<UserName>

  static func configure(binder: Binder<SessionScope>) {}

  static func configureRoot(binder bind: ReceiptBinder<SessionModel>) -> BindingReceipt<SessionModel> {
    bind.to(factory: SessionModel.init)
  }
}

struct ClockModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Clock.init)
  }
}

protocol Greeter {
  func greet() -> String
}

final class FriendlyGreeter: Greeter {
  let clock: Clock

  init(clock: Clock) {
    self.clock = clock
  }

  func greet() -> String {
    clock.ticks += 1
    return "Hello \(clock.ticks)"
  }
}

final class Delegate {
  var home: HomeModel?
  var greeter: (any Greeter)?

  func injectProperties(_ home: HomeModel, _ greeter: any Greeter) {
    self.home = home
    self.greeter = greeter
  }
}

struct AppComponent: RootComponent {
  typealias Root = PropertyInjector<Delegate>

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: ClockModule.self)
    binder.install(dependency: SessionComponent.self)
    binder.bind(HomeModel.self).sharedInScope().to(factory: HomeModel.init)
    binder.bindFactory(DetailModel.self).with(DetailFactory.self).to(factory: DetailModel.init)
    binder.bind((any Greeter).self).to { FriendlyGreeter(clock: $0) }
    binder.bind(String.self).to { (clock: Clock) in "\(clock.ticks)" }
    binder.bind(Int.self).intoCollection().to { (clock: Clock) in clock.ticks }
  }

  static func configureRoot(
    binder bind: ReceiptBinder<PropertyInjector<Delegate>>
  ) -> BindingReceipt<PropertyInjector<Delegate>> {
    bind.propertyInjector(configuredWith: { bind in
      bind.to(injector: Delegate.injectProperties)
    })
  }
}

let factory = try ComponentFactory.of(AppComponent.self)
let delegate = Delegate()
factory.build(()).injectProperties(into: delegate)
guard let home = delegate.home, let greeter = delegate.greeter else { fatalError("Nothing was injected") }
precondition(home.lazyClock() === home.clock)
precondition(greeter.greet() == "Hello 1")
precondition(home.makeDetail.build("First").title == "First")
let session = home.session.build("ada")
precondition(session.user.get() == "ada")
precondition(session.home.get() === home)
print("Swift6App: OK")
