import Cleanse

/// The pages of the menu in their order, and the factory of detail pages.
struct PageModule: Module {
  static func configure(binder: Binder<OrganisationScope>) {
    binder.bind((any MenuPage).self).intoCollection().to(factory: RepositoriesPage.init)
    binder.bind((any MenuPage).self).intoCollection().to(factory: MembersPage.init)
    binder.bindFactory(DetailPage.self).with(DetailPageFactory.self).to(factory: DetailPage.init)
  }
}
