import Cleanse
import CleanseTesting
import Testing

@Suite("Guide to private bindings")
struct PrivateBindingsGuideTests {
  typealias Guide = PrivateBindingsGuide
  typealias App = Guide.App
  typealias Session = Guide.Session
  typealias NetworkModule = Guide.NetworkModule
  typealias ImagesModule = Guide.ImagesModule

  @Test("Private bindings give each module of the guide its own session") func sessions() throws {
    let screen = try ComponentFactory.of(App.self).build()
    #expect(screen.client.session.cacheSize == 0)
    #expect(screen.images.session.cacheSize == 100)
    assertValidGraph(App.self, warnings: .fail)
  }

  @Test("The guide's subcomponent does not see the private database") func component() throws {
    let root = try ComponentFactory.of(Guide.Storing.self).build()
    #expect(root.profile.build())
    assertValidGraph(Guide.Storing.self, warnings: .fail)
  }

  @Test("An override replaces the private session of one module or of all modules") func overrides() throws {
    let graph = try TestGraph(
      App.self,
      overrides: .overriding(Session.self, with: Session(cacheSize: 1)).in(NetworkModule.self))
    #expect(graph.root.client.session.cacheSize == 1)
    #expect(graph.root.images.session.cacheSize == 100)
    let all = try TestGraph(App.self, overrides: .overriding(Session.self) { Session(cacheSize: 2) })
    #expect(all.root.client.session.cacheSize == 2 && all.root.images.session.cacheSize == 2)
  }
}
