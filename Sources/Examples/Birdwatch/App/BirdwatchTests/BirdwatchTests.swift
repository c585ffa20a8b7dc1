import BirdwatchApplication
import BirdwatchModel
import Cleanse
import CleanseTesting
import Testing

@testable import BirdwatchInterface

@Suite("Birdwatch on the main actor")
struct BirdwatchTests {
  @Test("The graph of Birdwatch has no errors and no warnings")
  func graph() {
    let report = GraphValidator.validate(AppComponent.self)
    #expect(report.errors.isEmpty)
    #expect(report.warnings.isEmpty)
  }

  @Test("Birdwatch shows two logins with their own sightings and releases the first before the second")
  func visit() async throws {
    let app = try await AsyncComponentFactory.of(AppComponent.self).instantiate()
    var lines: [String] = []
    try await app.run { await Visit(to: app.root, show: { lines.append($0) }).run() }
    #expect(
      lines == [
        "Sightings of ada", "  1 x Kingfisher, Mill pond", "  14 x Lapwing, Long meadow", "  saved: Wren",
        "  in all: 16 birds at 3 places", "  logged out, and released", "Sightings of ben", "  saved: Heron",
        "  in all: 1 birds at 1 places", "  logged out, and released",
      ])
  }

  @Test("Birdwatch releases all objects of a login at logout although its factory is kept")
  func release() async throws {
    let app = try await AsyncComponentFactory.of(AppComponent.self).build()
    weak var model: LoggedInModel?
    weak var list: SightingListModel?
    model = app.logIn("ada")
    list = model?.list
    #expect(list != nil)
    app.logOut()
    #expect(model == nil)
    #expect(list == nil)
  }

  @Test("Birdwatch shares a session among the pages of one login only")
  func sessions() async throws {
    let app = try await AsyncComponentFactory.of(AppComponent.self).build()
    let first = app.logIn("ada")
    await first.list.edit(bird: "Wren").save()
    await first.list.edit(bird: "Robin").save()
    #expect(first.savedCount == 2)
    #expect(app.logIn("ben").savedCount == 0)
  }

  @Test("Birdwatch closes its store when it is stopped")
  func stop() async throws {
    let graph = try await TestGraph(awaiting: AppComponent.self)
    let store = try graph.value(SightingStore.self)
    try await graph.instance.start()
    #expect(await store.isOpen)
    try await graph.instance.stop()
    #expect(await !store.isOpen)
  }

  @Test("Birdwatch builds synchronously with an overridden store")
  func override() async throws {
    let store = SightingStore(["eve": [Sighting(bird: "Owl", place: "Barn", count: 2)]])
    let app = try ComponentFactory.of(AppComponent.self, overrides: .overriding(SightingStore.self, with: store))
      .build()
    let list = app.logIn("eve").list
    await list.showSummary()
    #expect(list.summary == "2 birds at 1 places")
  }
}
