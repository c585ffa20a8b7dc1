/// The organisation's repositories.
struct RepositoriesPage: MenuPage {
  let repositories: RepositoryService

  var name: String { "repos" }
  var title: String { "Repositories" }

  func lines() throws -> [String] {
    Table.lines(
      try repositories.repositories().map {
        [$0.name, $0.language ?? "-", "\($0.stars) stars", $0.description ?? ""]
      })
  }
}
