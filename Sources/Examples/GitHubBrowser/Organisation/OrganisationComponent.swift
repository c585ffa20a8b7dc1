import Cleanse

/// Everything about one organisation, built from its name. Each instance has its own shared objects, besides those of
/// the app's component.
struct OrganisationComponent: Component {
  typealias Root = OrganisationBrowser
  typealias Seed = TaggedProvider<OrganisationName>

  static func configure(binder: Binder<OrganisationScope>) {
    binder.include(module: ServiceModule.self)
    binder.include(module: PageModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to(factory: OrganisationBrowser.init)
  }
}
