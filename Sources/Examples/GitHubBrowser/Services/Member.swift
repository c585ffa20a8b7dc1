import Foundation

/// A member in the answer of `/orgs/{org}/members`.
struct Member: Decodable, Equatable {
  let login: String
  let webPage: URL

  private enum CodingKeys: String, CodingKey {
    case login
    case webPage = "html_url"
  }
}
