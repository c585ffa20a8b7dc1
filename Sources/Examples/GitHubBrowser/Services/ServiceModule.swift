import Cleanse

/// The services of one organisation.
struct ServiceModule: Module {
  static func configure(binder: Binder<OrganisationScope>) {
    binder.bind().sharedInScope().to(factory: OrganisationService.init)
    binder.bind().sharedInScope().to(factory: RepositoryService.init)
    binder.bind().sharedInScope().to(factory: MemberService.init)
  }
}
