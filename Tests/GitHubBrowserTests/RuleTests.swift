import Cleanse
import CleanseGraph
import CleanseTesting
import GraphRules
import Testing

@testable import GitHubBrowser

@Suite("The app's rules") struct RuleTests {
  private struct UnsharedMembers: Module {
    static func configure(binder: Binder<OrganisationScope>) {
      binder.bind().to(factory: MemberService.init)
    }
  }

  @Test("find a service that is not shared") func unshared() throws {
    let rules = CleanseServiceLoader([ServicesAreShared()])
    let error = #expect(throws: UnsharedService.self) {
      try GraphValidator.check(AppComponent.self, overrides: [UnsharedMembers.self], serviceLoader: rules)
    }
    #expect(error?.service == TypeReference(Provider<MemberService>.self))
    #expect(throws: Never.self) { try GraphValidator.check(AppComponent.self, serviceLoader: rules) }
  }

  @Test("are kept: pages load nothing themselves, and what knows an organisation is a service") func kept() {
    let report = GraphValidator.validate(
      AppComponent.self,
      serviceLoader: CleanseServiceLoader(rules: [
        LayeringRule(PageModule.self, mustNotAskFor: NetworkModule.self),
        NamingRule(ServiceModule.self, endsIn: "Service"),
      ]))
    #expect(report.diagnostics.isEmpty, "\(report.text())")
  }

  /// A page that loads by itself what services know.
  private struct HastyPage: MenuPage {
    let client: APIClient
    let repositories: RepositoryService

    var name: String { "hasty" }
    var title: String { "Hasty" }

    func lines() -> [String] { [] }
  }
  private struct HastyPages: Module {
    static func configure(binder: Binder<OrganisationScope>) {
      binder.bind((any MenuPage).self).intoCollection().to(factory: HastyPage.init)
    }
  }

  @Test("find a page that goes round the services, and not that services use the network") func layers() throws {
    let rule = LayeringRule(HastyPages.self, mustNotAskFor: NetworkModule.self)
    let line: Int = #line - 6
    let report = GraphValidator.validate(
      AppComponent.self, overrides: [HastyPages.self], serviceLoader: CleanseServiceLoader(rules: [rule]))
    let diagnostic = try #require(report.errors.first?.diagnostic)
    #expect(report.errors.count == 1)
    #expect(diagnostic.id == "layering")
    #expect(diagnostic.location?.line == line)
    #expect(
      diagnostic.headline.description == "Array<any MenuPage> of HastyPages must not ask for APIClient of NetworkModule"
    )
    #expect(diagnostic.steps.map(\.location?.line).count == 2)
  }

  private struct Archive {}
  private struct NightLog {}
  private struct StrangeServices: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Archive.init)
      binder.bind().to(factory: NightLog.init)
      binder.accept(.strangeName, for: NightLog.self)
    }
  }

  @Test("warn of a name with another ending, unless that is accepted") func names() throws {
    let report = GraphValidator.validate(
      module: StrangeServices.self,
      serviceLoader: CleanseServiceLoader(rules: [NamingRule(StrangeServices.self, endsIn: "Service")]))
    #expect(report.isValid)
    #expect(
      report.warnings.map(\.headline.description) == [
        "Archive is bound by StrangeServices, and its name does not end in Service"
      ])
  }

  @Test("find out what a module takes from the rest of the app") func contract() {
    assertModuleSnapshot(ServiceModule.self, matches: "Snapshots/ServiceModule.txt")
    assertValidModule(ServiceModule.self, given: [APIClient.self, TaggedProvider<OrganisationName>.self])
  }
}
