import Cleanse
import CleanseTesting
import Testing

@Suite("Guide to tags")
struct TagsGuideTests {
  typealias Guide = TagsGuide
  typealias APIHost = Guide.APIHost
  typealias App = Guide.App

  @Test("Tags distinguish two values of one type in the guide's app") func twoHosts() throws {
    let network = try ComponentFactory.of(App.self).build()
    #expect(network.images.host == "images.example.org")
    #expect(network.api.host == "api.example.org")
    assertValidGraph(App.self, warnings: .fail)
  }

  @Test("The guide's tagged seed is passed as a plain value") func seed() throws {
    let start = try ComponentFactory.of(Guide.StartComponent.self).build()
    let session = start.sessions.build(7)
    #expect(session.user.get() == 7)
    #expect(start.sessions.build(8).user.get() == 8)
    #expect(start.proxy == nil)
    #expect(start.limit.count == 3)
    assertValidGraph(Guide.StartComponent.self, warnings: .fail)
  }

  @Test("A tagged binding does not bind the bare type, and the error names the tag") func bareType() {
    assertGraphErrors(Guide.BareString.self) { ExpectedError(.missingBinding, of: String.self) }
    #expect(GraphValidator.validate(Guide.BareString.self).text().contains("TaggedProvider<APIHost>"))
  }

  @Test("An override replaces the value of one tag") func override() throws {
    let overrides = Overrides.overriding(tag: APIHost.self, with: "localhost")
    let network = try ComponentFactory.of(App.self, overrides: overrides).build()
    #expect(network.api.host == "localhost")
    #expect(network.images.host == "images.example.org")
  }
}
