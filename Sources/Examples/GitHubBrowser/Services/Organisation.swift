/// An organisation in the answers of `/orgs/{org}` and `/organizations`.
struct Organisation: Decodable, Equatable {
  let login: String
  /// The full name, which lists omit.
  let name: String?
  let description: String?
}
