import Cleanse
import CleanseTesting
import Testing

@Suite("Guide to decorators")
struct DecoratorsGuideTests {
  typealias Guide = DecoratorsGuide
  typealias App = Guide.App
  typealias APIClient = Guide.APIClient
  typealias RecordingClient = Guide.RecordingClient
  typealias FakeClient = Guide.FakeClient

  @Test("The guide's decorator logs each request of the client") func logging() throws {
    let browser = try ComponentFactory.of(App.self).build()
    #expect(browser.client.get("/") == "contents of /")
    #expect(browser.log.lines == ["GET /"])
    assertValidGraph(App.self, warnings: .fail)
  }

  @Test("The guide's decorators wrap a client in a chain, a tagged value and a collection") func chain() throws {
    let screen = try ComponentFactory.of(Guide.Decorated.self).build()
    #expect(screen.client.get("/") == screen.client.get("/"))
    #expect(screen.log.lines == ["GET /"])
    #expect(screen.host.get() == "example.org/v2")
    #expect(screen.tabs.map(\.name) == ["home"])
  }

  @Test("The guide's decorator in a test records the requests of the client") func spy() throws {
    let graph = try TestGraph(App.self, overrides: .decorating((any APIClient).self) { RecordingClient($0) })
    let client = try #require(graph.root.client as? RecordingClient)
    #expect(client.get("/help") == "contents of /help")
    #expect(client.paths == ["/help"])
    #expect(graph.root.log.lines == ["GET /help"])
  }

  @Test("The guide's decorators wrap an override") func override() throws {
    let graph = try TestGraph(App.self, overrides: .overriding((any APIClient).self) { FakeClient() })
    #expect(graph.root.client.get("/help") == "fake")
    #expect(graph.root.log.lines == ["GET /help"])
  }
}
