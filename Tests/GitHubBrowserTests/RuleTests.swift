import Cleanse
import CleanseGraph
import CleanseTesting
import GraphRules
import Testing

@testable import GitHubBrowser

@Suite("Rules of github-browser") struct RuleTests {
  private struct UnsharedMembers: Module {
    static func configure(binder: Binder<OrganisationScope>) {
      binder.bind().to(factory: MemberService.init)
    }
  }

  @Test("The rule for services reports an unshared service") func unshared() throws {
    let rules = CleanseServiceLoader([ServicesAreShared()])
    let error = #expect(throws: UnsharedService.self) {
      try GraphValidator.check(AppComponent.self, overrides: [UnsharedMembers.self], serviceLoader: rules)
    }
    #expect(error?.service == TypeReference(Provider<MemberService>.self))
    #expect(throws: Never.self) { try GraphValidator.check(AppComponent.self, serviceLoader: rules) }
  }

  @Test("The graph of github-browser follows the layering and naming rules") func kept() {
    let report = GraphValidator.validate(
      AppComponent.self,
      serviceLoader: CleanseServiceLoader(rules: [
        LayeringRule(PageModule.self, mustNotAskFor: NetworkModule.self),
        NamingRule(ServiceModule.self, endsIn: "Service"),
      ]))
    #expect(report.diagnostics.isEmpty, "\(report.text())")
  }

  /// A page that loads data directly, without a service.
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

  @Test("The layering rule reports a page that uses the network instead of a service") func layers() throws {
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

  @Test("The naming rule warns of a name with another ending unless the warning is accepted") func names() throws {
    let report = GraphValidator.validate(
      module: StrangeServices.self,
      serviceLoader: CleanseServiceLoader(rules: [NamingRule(StrangeServices.self, endsIn: "Service")]))
    #expect(report.isValid)
    #expect(
      report.warnings.map(\.headline.description) == [
        "Archive is bound by StrangeServices, and its name does not end in Service"
      ])
  }

  @Test("The snapshot of a module records the dependencies that it takes from the rest of the app") func contract() {
    assertModuleSnapshot(ServiceModule.self, matches: "Snapshots/ServiceModule.txt")
    assertValidModule(ServiceModule.self, given: [APIClient.self, TaggedProvider<OrganisationName>.self])
  }
}
