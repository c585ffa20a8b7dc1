import Foundation

/// A repository in the answers of `/orgs/{org}/repos` and `/repos/{org}/{repo}`.
struct Repository: Decodable, Equatable {
  struct License: Decodable, Equatable {
    let name: String
  }

  let name: String
  let description: String?
  let language: String?
  let license: License?
  let stars: Int
  let forks: Int
  let openIssues: Int
  let webPage: URL

  private enum CodingKeys: String, CodingKey {
    case name, description, language, license
    case stars = "stargazers_count"
    case forks = "forks_count"
    case openIssues = "open_issues_count"
    case webPage = "html_url"
  }
}
