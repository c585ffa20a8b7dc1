import Cleanse

/// The organisation's repositories. A menu creates all of its pages, but a page needs its service only once opened.
struct RepositoriesPage: MenuPage {
  @Lazy var repositories: RepositoryService

  var name: String { "repos" }
  var title: String { "Repositories" }

  func lines() throws -> [String] {
    Table.lines(
      try repositories.repositories().map {
        [$0.name, $0.language ?? "-", "\($0.stars) stars", $0.description ?? ""]
      })
  }
}
