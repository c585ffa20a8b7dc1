import Foundation

/// The profile of a member in the answer of `/users/{login}`.
struct Profile: Decodable, Equatable {
  let login: String
  let name: String?
  let bio: String?
  let location: String?
  let repositories: Int
  let followers: Int
  let webPage: URL

  private enum CodingKeys: String, CodingKey {
    case login, name, bio, location, followers
    case repositories = "public_repos"
    case webPage = "html_url"
  }
}
