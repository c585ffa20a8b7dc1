import Cleanse

/// Loads the organisation's repositories. It loads the list once, so the component shares the service.
final class RepositoryService {
  private let organisation: TaggedProvider<OrganisationName>
  private let client: APIClient
  private lazy var list = Result { try loadList() }

  init(organisation: TaggedProvider<OrganisationName>, client: APIClient) {
    self.organisation = organisation
    self.client = client
  }

  /// All repositories, sorted by stars, the most first.
  func repositories() throws -> [Repository] {
    try list.get()
  }

  func repository(named name: String) throws -> Repository {
    guard let repository = try client.load(Repository.self, at: "repos", organisation.get(), name) else {
      throw NotFound.repository(name, organisation: organisation.get())
    }
    return repository
  }

  private func loadList() throws -> [Repository] {
    guard let list = try client.load([Repository].self, at: "orgs", organisation.get(), "repos") else {
      throw NotFound.organisation(organisation.get())
    }
    return list.sorted { ($1.stars, $0.name) < ($0.stars, $1.name) }
  }
}
