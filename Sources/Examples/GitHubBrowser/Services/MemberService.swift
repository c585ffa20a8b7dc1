import Cleanse

/// Loads the organisation's members.
final class MemberService {
  private let organisation: TaggedProvider<OrganisationName>
  private let client: APIClient

  init(organisation: TaggedProvider<OrganisationName>, client: APIClient) {
    self.organisation = organisation
    self.client = client
  }

  func members() throws -> [Member] {
    guard let members = try client.load([Member].self, at: "orgs", organisation.get(), "members") else {
      throw NotFound.organisation(organisation.get())
    }
    return members
  }

  func profile(of login: String) throws -> Profile {
    guard let profile = try client.load(Profile.self, at: "users", login) else { throw NotFound.member(login) }
    return profile
  }
}
