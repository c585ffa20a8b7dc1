import Cleanse

/// What there is to look at: the pages of the menu in their order, and details.
struct PageModule: Module {
  static func configure(binder: Binder<OrganisationScope>) {
    binder.bind((any MenuPage).self).intoCollection().to(factory: RepositoriesPage.init)
    binder.bind((any MenuPage).self).intoCollection().to(factory: MembersPage.init)
    binder.bindFactory(DetailPage.self).with(DetailPageFactory.self).to(factory: DetailPage.init)
  }
}
