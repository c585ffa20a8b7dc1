import Cleanse

/// Everything about one organisation. Built from its name; another name makes another instance, which shares nothing
/// with the first but what the app's component shares.
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
