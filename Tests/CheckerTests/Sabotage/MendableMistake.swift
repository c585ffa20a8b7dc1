/// Changes of github-browser that break its graph such that `cleansec --fix` can repair it.
struct MendableMistake: Sendable, CustomStringConvertible {
  struct Change: Sendable {
    /// The path below the folder of the example.
    let file: String
    /// A text that occurs once in the file.
    let old: String
    let new: String
  }

  let description: String
  let changes: [Change]

  private init(_ description: String, _ changes: Change...) {
    self.description = description
    self.changes = changes
  }

  static var all: [MendableMistake] { removals + severalRemovals + otherStatements }

  // MARK: Files

  private static let app = "Application/AppComponent.swift"
  private static let network = "Network/NetworkModule.swift"
  private static let organisation = "Organisation/OrganisationComponent.swift"
  private static let services = "Services/ServiceModule.swift"

  private static func removal(of statement: String, in file: String) -> Change {
    Change(file: file, old: statement, new: "")
  }

  // MARK: Statements

  private static let networkInclusion = removal(of: "binder.include(module: NetworkModule.self)", in: app)
  private static let serviceInclusion = removal(of: "binder.include(module: ServiceModule.self)", in: organisation)
  private static let pageInclusion = removal(of: "binder.include(module: PageModule.self)", in: organisation)
  private static let installation = removal(of: "binder.install(dependency: OrganisationComponent.self)", in: app)
  private static let directory = removal(of: binding(of: "OrganisationDirectory"), in: app)
  private static let client = removal(of: binding(of: "APIClient"), in: network)
  private static let organisationService = removal(of: binding(of: "OrganisationService"), in: services)
  private static let repositoryService = removal(of: binding(of: "RepositoryService"), in: services)
  private static let memberService = removal(of: binding(of: "MemberService"), in: services)
  private static let transport = """
    binder.bind((any Transport).self).sharedInScope().to { (baseURL: TaggedProvider<APIBaseURL>) -> any Transport in
          baseURL.get().isFileURL ? FileTransport() : HTTPTransport()
        }
    """

  private static func binding(of type: String) -> String { "binder.bind().sharedInScope().to(factory: \(type).init)" }

  // MARK: Mistakes

  private static let removals = [
    MendableMistake("a module is not included", networkInclusion),
    MendableMistake("a module of services is not included", serviceInclusion),
    MendableMistake("a module of pages is not included", pageInclusion),
    MendableMistake("a component is not installed", installation),
    MendableMistake("the directory is not bound", directory),
    MendableMistake("the client is not bound", client),
    MendableMistake("the service of organisations is not bound", organisationService),
    MendableMistake("the service of repositories is not bound", repositoryService),
    MendableMistake("the service of members is not bound", memberService),
  ]

  private static let severalRemovals = [
    MendableMistake("two modules of one component are not included", serviceInclusion, pageInclusion),
    MendableMistake("two modules of two components are not included", networkInclusion, pageInclusion),
    MendableMistake(
      "a component is not installed, and a module beside it not included", installation, networkInclusion),
    MendableMistake("a component is not installed, and lacks a module", installation, serviceInclusion),
    MendableMistake("two services are not bound", repositoryService, memberService),
    MendableMistake("nothing of a module is bound", organisationService, repositoryService, memberService),
    MendableMistake("bindings of two components are missing", directory, memberService),
  ]

  private static let otherStatements =
    [
      ("OrganisationDirectory", app), ("APIClient", network), ("OrganisationService", services),
      ("RepositoryService", services), ("MemberService", services),
    ].map { type, file in
      MendableMistake(
        "\(type) is bound as the element of a collection",
        Change(
          file: file, old: binding(of: type),
          new: "binder.bind(\(type).self).intoCollection().to(factory: \(type).init)"))
    } + [
      MendableMistake(
        "an implementation is bound, and its protocol not",
        Change(file: network, old: transport, new: "binder.bind().to(factory: FileTransport.init)"))
    ]
}
