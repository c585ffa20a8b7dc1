import Cleanse

/// Loads the organisation of its component.
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
