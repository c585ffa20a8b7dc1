/// An organisation, as `/orgs/{org}` and the list at `/organizations` know it.
struct Organisation: Decodable, Equatable {
  let login: String
  /// The full name. Lists leave it out.
  let name: String?
  let description: String?
}
