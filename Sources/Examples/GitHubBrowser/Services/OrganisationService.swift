import Cleanse

/// Knows the organisation that its component was built for.
final class OrganisationService {
  private let name: TaggedProvider<OrganisationName>
  private let client: APIClient

  init(name: TaggedProvider<OrganisationName>, client: APIClient) {
    self.name = name
    self.client = client
  }

  func organisation() throws -> Organisation {
    guard let organisation = try client.load(Organisation.self, at: "orgs", name.get()) else {
      throw NotFound.organisation(name.get())
    }
    return organisation
  }
}
