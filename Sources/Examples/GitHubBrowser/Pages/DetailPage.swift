import Cleanse

/// One repository or one member. The user chooses it at run time, so the subject is an assisted argument. A page needs
/// only one of the two services, so both are lazy.
struct DetailPage: Page {
  private let subject: DetailSubject
  @Lazy private var repositories: RepositoryService
  @Lazy private var members: MemberService

  init(subject: Assisted<DetailSubject>, repositories: Lazy<RepositoryService>, members: Lazy<MemberService>) {
    self.subject = subject.get()
    _repositories = repositories
    _members = members
  }

  var title: String {
    switch subject {
    case .repository(let name): "Repository \(name)"
    case .member(let login): "Member \(login)"
    }
  }

  func lines() throws -> [String] {
    switch subject {
    case .repository(let name): Self.lines(about: try repositories.repository(named: name))
    case .member(let login): Self.lines(about: try members.profile(of: login))
    }
  }

  private static func lines(about repository: Repository) -> [String] {
    Table.lines([
      ["Description", repository.description ?? "-"],
      ["Language", repository.language ?? "-"],
      ["License", repository.license?.name ?? "-"],
      ["Stars", "\(repository.stars)"],
      ["Forks", "\(repository.forks)"],
      ["Open issues", "\(repository.openIssues)"],
      ["Web page", repository.webPage.absoluteString],
    ])
  }

  private static func lines(about profile: Profile) -> [String] {
    Table.lines([
      ["Name", profile.name ?? "-"],
      ["About", profile.bio ?? "-"],
      ["Location", profile.location ?? "-"],
      ["Repositories", "\(profile.repositories)"],
      ["Followers", "\(profile.followers)"],
      ["Web page", profile.webPage.absoluteString],
    ])
  }
}

/// Creates detail pages.
struct DetailPageFactory: AssistedFactory {
  typealias Seed = DetailSubject
  typealias Element = DetailPage
}
