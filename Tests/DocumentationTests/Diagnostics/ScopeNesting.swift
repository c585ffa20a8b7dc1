import Cleanse

struct Profile {}

struct ProfileComponent: Component {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Profile>) -> BindingReceipt<Profile> {
    bind.to(factory: Profile.init)
  }
}

struct Home {
  let profile: ComponentFactory<ProfileComponent>
}

struct HomeComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: ProfileComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
    bind.to(factory: Home.init)
  }
}
