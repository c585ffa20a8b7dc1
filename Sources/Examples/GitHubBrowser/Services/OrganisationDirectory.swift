/// Loads the list of organisations.
final class OrganisationDirectory {
  private let client: APIClient

  init(client: APIClient) {
    self.client = client
  }

  func organisations() throws -> [Organisation] {
    guard let organisations = try client.load([Organisation].self, at: "organizations") else {
      throw NotFound.organisations
    }
    return organisations
  }

  func lines() throws -> [String] {
    Table.lines(try organisations().map { [$0.login, $0.description ?? ""] })
  }
}
