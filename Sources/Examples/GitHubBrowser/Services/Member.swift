import Foundation

/// A member, as `/orgs/{org}/members` knows it.
struct Member: Decodable, Equatable {
  let login: String
  let webPage: URL

  private enum CodingKeys: String, CodingKey {
    case login
    case webPage = "html_url"
  }
}
