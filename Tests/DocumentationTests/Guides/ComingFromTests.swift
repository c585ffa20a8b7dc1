import Cleanse
import CleanseTesting
import Foundation
import TestSupport
import Testing

@Suite("Guides for users of other frameworks")
struct ComingFromTests {
  private static var pages: [String] {
    get throws {
      let folder = RepositoryFile.url("Documentation").path
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("ComingFrom") }.sorted()
    }
  }

  /// The cells of the column "Cleanse", with the cells beside them.
  private static func rows(of page: String) throws -> [(there: String, here: String)] {
    let lines = try Page(page).lines
    return lines.indices.filter { lines[$0].hasPrefix("| ") && lines[$0].hasSuffix("| Cleanse |") }.flatMap { heading in
      lines[(heading + 2)...].prefix { $0.hasPrefix("|") }.map { row in
        let cells = row.split(separator: "|", omittingEmptySubsequences: true)
        return (there: String(cells[0]), here: cells.dropFirst().joined(separator: "|"))
      }
    }
  }

  /// Swift code without comments and white space.
  private static func code(in text: String) -> String {
    text.components(separatedBy: "\n")
      .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      .joined().filter { !$0.isWhitespace }
  }

  @Test("The code in the tables of each comparison page is compiled", arguments: try pages) func tables(page: String)
    throws
  {
    let file = RepositoryFile.url("Tests/DocumentationTests/Guides/ComingFrom.swift")
    let compiled = Self.code(in: try String(contentsOf: file, encoding: .utf8))
    let rows = try Self.rows(of: page)
    #expect(rows.count > 9)
    for row in rows {
      let spans = row.here.split(separator: "`", omittingEmptySubsequences: false)
      try #require(spans.count % 2 == 1, "\(row.here)")
      for span in stride(from: 1, to: spans.count, by: 2).map({ spans[$0] }) {
        let isCompiled = compiled.contains(Self.code(in: String(span)))
        #expect(isCompiled, "\(span) of \(row.there)")
      }
      let isAnswered = spans.count > 1 || row.here.contains("](") || row.here.contains("nothing to")
      #expect(isAnswered, "\(row.there) has no answer")
    }
  }

  @Test("Each row without an equivalent names an alternative", arguments: try pages) func alternatives(page: String)
    throws
  {
    let rows = try Self.rows(of: page).filter { $0.here.contains("no equivalent") }
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.here.contains("no equivalent: "), "\(row.here)") }
  }

  // MARK: The code of the tables

  typealias Guide = ComingFromGuide

  @Test("The bindings of the comparison tables create the documented objects") func build() throws {
    let application = try Guide.build()
    #expect(application.feed.makeModel().api.host == "example.org")
    #expect(application.feed.makeModel() !== application.feed.models.get())
    #expect(application.feedScreen.model === application.feedScreen.model)
    #expect(application.feedScreen.again.get() !== application.feedScreen.model)
    #expect(application.orders.open(7).id == 7)
    #expect(application.images.host == "images.example.org")
    #expect(application.parent.child.parent.get() === application.parent)
    #expect(application.cache is Guide.DiskCache)
    #expect(application.downloader.retries == 3)
    #expect(application.linksByName["help"]?.get() is Guide.HelpLinks)
    #expect(application.languages == ["en"])
    #expect(application.limits == ["retries": 3])
    #expect(application.analytics == nil)
    #expect(application.jobs.build(Guide.User(name: "Ada")).user.name == "Ada")
    let screen = Guide.MainViewController()
    application.viewControllers.injectProperties(into: screen)
    #expect(screen.feed != nil)
    try Guide.check()
    #expect(!(try Guide.trace().entries.isEmpty))
  }

  @Test("The session of the comparison tables is released at logout") func session() throws {
    let login = try Guide.build().login
    login.logIn(Guide.User(name: "Ada"))
    weak let session = login.session
    #expect(session?.user.name == "Ada")
    login.logOut()
    #expect(session == nil)
  }

  @Test("The async binding and the seed of the comparison tables build a server") func server() async throws {
    #expect(try await Guide.serve().user.name == "admin")
  }

  @Test("The component of the comparison tables builds on the main actor") @MainActor func mainActor() throws {
    #expect(try ComponentFactory.of(Guide.ScreenComponent.self).build().api.host == "example.org")
  }

  @Test("The overrides of the comparison tables replace bindings in a test") func overrides() throws {
    #expect(try Guide.testGraph().root.feed.makeModel().api.host == "fake")
    #expect(try Guide.fakeNetwork().feed.makeModel().api.host == "fake")
    let application = try ComponentFactory.of(Guide.AppComponent.self, overrides: Guide.midnight).build()
    #expect(application.clock.hour == 0)
  }

  @Test("The decorator of the comparison tables wraps the API client") func decorator() throws {
    let model = try ComponentFactory.of(Guide.LoggedComponent.self).build()
    #expect(model.api.host == "example.org")
    #expect((model.api as? Guide.LoggedAPI)?.log.lines == ["live", "host"])
  }

  // MARK: The examples

  typealias LiveWeatherAPI = ComingFromExamples.LiveWeatherAPI
  typealias OldServices = ComingFromExamples.OldServices
  typealias RequestLog = ComingFromExamples.RequestLog
  typealias FakeWeatherAPI = ComingFromExamples.FakeWeatherAPI
  typealias FirstComponent = ComingFromExamples.FirstComponent
  typealias MailComponent = ComingFromExamples.MailComponent
  typealias User = ComingFromExamples.User
  typealias WeatherAPI = ComingFromExamples.WeatherAPI
  typealias WeatherComponent = ComingFromExamples.WeatherComponent

  @Test("The weather app of the comparison pages builds and has a valid graph") func weather() throws {
    let app = try ComponentFactory.of(WeatherComponent.self).build()
    #expect(app.makeForecast().text(for: "Rome") == "Rome: 21 °C")
    #expect(app.makeForecast() !== app.makeForecast())
    assertValidGraph(WeatherComponent.self, warnings: .fail)
  }

  @Test("A test of the weather app uses a fake") func fakeWeather() throws {
    let graph = try TestGraph(
      WeatherComponent.self, overrides: .overriding((any WeatherAPI).self) { FakeWeatherAPI() })
    #expect(graph.root.makeForecast().text(for: "Rome") == "Rome: 5 °C")
  }

  @Test("A seed passes objects of the old container to the new graph") func oldContainer() throws {
    let log = RequestLog()
    let services = OldServices(api: LiveWeatherAPI(log: log))
    let app = try ComponentFactory.of(FirstComponent.self).build(services)
    #expect(app.makeForecast().text(for: "Rome") == "Rome: 21 °C")
    #expect(log.cities == ["Rome"])
    assertValidGraph(FirstComponent.self, warnings: .fail)
  }

  @Test("The mail app of the comparison pages builds an inbox for each user") func mail() throws {
    let app = try ComponentFactory.of(MailComponent.self).build()
    let inbox = app.inboxes.build(User(name: "Ada"))
    #expect(inbox.user.name == "Ada")
    #expect(inbox.store.user.name == "Ada")
    #expect(inbox.store !== app.inboxes.build(User(name: "Ada")).store)
    assertValidGraph(MailComponent.self, warnings: .fail)
  }
}
