import Cleanse

/// The root component, whose shared objects live as long as the program.
struct AppComponent: RootComponent {
  typealias Root = PropertyInjector<Application>
  typealias Seed = LaunchOptions

  static func configure(binder: Binder<Singleton>) {
    binder.include(module: NetworkModule.self)
    binder.bind().sharedInScope().to(factory: OrganisationDirectory.init)
    binder.install(dependency: OrganisationComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.propertyInjector(configuredWith: { bind in
      bind.to(injector: Application.injectProperties)
    })
  }
}
