import Cleanse

struct ProfileScope: Scope {}

struct ScopedProfile: Component {
  static func configure(binder: Binder<ProfileScope>) {}

  static func configureRoot(binder bind: ReceiptBinder<Profile>) -> BindingReceipt<Profile> {
    bind.to(factory: Profile.init)
  }
}

struct ScopedHome {
  let profile: ComponentFactory<ScopedProfile>
}

struct MendedHome: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: ScopedProfile.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<ScopedHome>) -> BindingReceipt<ScopedHome> {
    bind.to(factory: ScopedHome.init)
  }
}
