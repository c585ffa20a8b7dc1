import Cleanse

/// Shows the pages of one organisation.
final class OrganisationBrowser {
  private let organisation: OrganisationService
  @Lazy private var repositories: RepositoryService
  private let pages: [any MenuPage]
  private let makeDetailPage: Factory<DetailPageFactory>

  init(
    organisation: OrganisationService, repositories: Lazy<RepositoryService>, pages: [any MenuPage],
    makeDetailPage: Factory<DetailPageFactory>
  ) {
    self.organisation = organisation
    _repositories = repositories
    self.pages = pages
    self.makeDetailPage = makeDetailPage
  }

  /// Every page of the menu, and the repository with the most stars in detail.
  func tour() throws -> [String] {
    let favourite = try repositories.repositories().first.map { makeDetailPage(.repository($0.name)) }
    return try heading() + pages.flatMap(paragraph) + (favourite.map(paragraph) ?? [])
  }

  /// One page of the menu.
  func page(named name: String) throws -> [String] {
    guard let page = pages.first(where: { $0.name == name }) else { throw UsageError.unknownCommand(name) }
    return try heading() + paragraph(page)
  }

  /// One repository or member.
  func detail(of subject: DetailSubject) throws -> [String] {
    try heading() + paragraph(makeDetailPage(subject))
  }

  private func heading() throws -> [String] {
    let organisation = try organisation.organisation()
    return ["\(organisation.name ?? organisation.login) (\(organisation.login))"]
      + (organisation.description.map { [$0] } ?? [])
  }

  private func paragraph(_ page: any Page) throws -> [String] {
    let lines = try page.lines()
    return ["", page.title] + (lines.isEmpty ? ["none"] : lines).map { "  \($0)" }
  }
}
