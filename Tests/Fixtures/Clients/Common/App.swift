import Cleanse

final class AppDelegate {
  var home: HomeModel?
  var greeter: (any Greeter)?

  func injectProperties(_ home: HomeModel, _ greeter: any Greeter) {
    self.home = home
    self.greeter = greeter
  }
}

struct AppComponent: RootComponent {
  typealias Root = PropertyInjector<AppDelegate>

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
    binder bind: ReceiptBinder<PropertyInjector<AppDelegate>>
  ) -> BindingReceipt<PropertyInjector<AppDelegate>> {
    bind.propertyInjector(configuredWith: { bind in
      bind.to(injector: AppDelegate.injectProperties)
    })
  }
}
