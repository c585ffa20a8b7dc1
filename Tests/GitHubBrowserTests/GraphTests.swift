import Cleanse
import CleanseTesting
import Foundation
import Testing

@testable import GitHubBrowser

@Suite("Graph of github-browser") struct GraphTests {
  @Test("The graph of github-browser is valid and follows the rules of the app") func valid() {
    let rules = CleanseServiceLoader([ServicesAreShared()])
    let roots: [any RootComponent.Type] = [AppComponent.self]
    for root in roots { assertValidGraph(root, warnings: .fail, serviceLoader: rules) }
  }

  @Test("The graph of github-browser matches its committed snapshot") func snapshot() {
    assertGraphSnapshot(AppComponent.self, matches: "Snapshots/AppComponent.txt")
  }

  @Test("github-browser reads the documents of a fake transport") func fakeTransport() throws {
    let graph = try TestGraph(
      AppComponent.self, seed: LaunchOptions(),
      overrides: .overriding((any Transport).self) {
        CannedTransport(["organizations": #"[{"login": "hats", "description": "Hats only."}]"#])
      })
    let application = Application()
    graph.root.injectProperties(into: application)
    #expect(try application.run(.organisations, in: "hats") == ["hats  Hats only."])
    #expect(graph.creations.count(of: APIClient.self) == 1)
  }

  @Test("github-browser requests the API that an overridden base URL names") func baseURL() throws {
    let transport = CannedTransport([:])
    let graph = try TestGraph(
      AppComponent.self, seed: LaunchOptions(),
      overrides: Overrides()
        .overriding((any Transport).self, with: transport)
        .overriding(URL.self, tag: APIBaseURL.self, with: URL(fileURLWithPath: "/api")))
    #expect(throws: NotFound.organisations) { try graph.value(OrganisationDirectory.self).organisations() }
    #expect(transport.asked == ["/api/organizations", "/api/organizations.json"])
  }

  @Test("github-browser shares services within one organisation but not between organisations") func sharing() throws {
    let graph = try TestGraph(AppComponent.self, seed: LaunchOptions())
    let organisation = try graph.value(ComponentFactory<OrganisationComponent>.self)
    let acme = organisation.instantiate("acme")
    let moonbase = organisation.instantiate("moonbase")
    #expect(try acme.value(RepositoryService.self) === acme.value(RepositoryService.self))
    #expect(try acme.value(RepositoryService.self) !== moonbase.value(RepositoryService.self))
    #expect(try acme.value(RepositoryService.self).repositories().map(\.name).contains("rocket"))
    #expect(try moonbase.value(RepositoryService.self).repositories().map(\.name).contains("sourdough"))
    #expect(graph.creations.count(of: RepositoryService.self) == 2)
  }

  @Test("github-browser creates only the service of the shown page") func lazyServices() throws {
    let graph = try TestGraph(AppComponent.self, seed: LaunchOptions())
    let acme = try graph.value(ComponentFactory<OrganisationComponent>.self).build("acme")
    _ = try acme.page(named: "members")
    _ = try acme.detail(of: .member("mira"))
    #expect(graph.creations.count(of: MemberService.self) == 1)
    #expect(graph.creations.count(of: RepositoryService.self) == 0)
    _ = try acme.detail(of: .repository("rocket"))
    #expect(graph.creations.count(of: RepositoryService.self) == 1)
  }

  @Test("github-browser loads each document once in a tour") func requests() throws {
    let graph = try TestGraph(
      AppComponent.self, seed: LaunchOptions(),
      overrides: .decorating((any Transport).self) { CountingTransport(wrapping: $0) })
    let spy = try #require(try graph.value((any Transport).self) as? CountingTransport)
    let application = Application()
    graph.root.injectProperties(into: application)
    _ = try application.run(.tour, in: "acme")
    #expect(spy.found == ["repos.json", "acme.json", "members.json", "roadrunner-map.json"])
  }

  @Test("The menu of github-browser lists its pages in the order of their bindings") func menu() throws {
    let graph = try TestGraph(AppComponent.self, seed: LaunchOptions())
    let acme = try graph.value(ComponentFactory<OrganisationComponent>.self).instantiate("acme")
    #expect(try acme.value([any MenuPage].self).map(\.name) == ["repos", "members"])
  }
}
