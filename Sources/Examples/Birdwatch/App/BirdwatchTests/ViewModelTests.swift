import BirdwatchModel
import Cleanse
import CleanseTesting
import Observation
import Testing

@testable import BirdwatchApplication
@testable import BirdwatchInterface
@testable import BirdwatchViews

@Suite("View models of Birdwatch")
struct ViewModelTests {
  private let app: AppModel

  init() throws {
    app = try .preview()
  }

  @Test("Each screen of Birdwatch gets a new view model, and all share the session")
  func newObjects() async {
    let list = app.logIn("ada").list
    await list.load()
    let editors = [list.edit(bird: "Wren"), list.edit(bird: "Wren")]
    #expect(editors[0] !== editors[1])
    editors[0].count = 5
    #expect(editors[1].count == 1)
    await editors[0].save()
    #expect(list.sightings.last == Sighting(bird: "Wren", place: "the garden", count: 5))
  }

  @Test("A view model of Birdwatch is released with its screen while the session continues")
  func released() async {
    let loggedIn = app.logIn("ada")
    weak var editor: SightingEditorModel?
    do {
      let screen = loggedIn.list.edit(bird: "Wren")
      editor = screen
      await screen.save()
    }
    #expect(editor == nil)
    #expect(loggedIn.savedCount == 1)
  }

  @Test("A saved sighting updates the observed list of Birdwatch")
  func observed() async {
    let list = app.logIn("ada").list
    await list.load()
    await confirmation { changed in
      withObservationTracking {
        _ = list.sightings
      } onChange: {
        changed()
      }
      await list.edit(bird: "Robin").save()
    }
    #expect(list.sightings.map(\.bird) == ["Wren", "Robin"])
  }

  @Test("Logout releases the session of Birdwatch and notifies the views")
  func logout() async {
    weak var session: Session?
    session = loggedInSession()
    #expect(session != nil)
    await confirmation { changed in
      withObservationTracking {
        _ = app.loggedIn
      } onChange: {
        changed()
      }
      app.logOut()
    }
    #expect(session == nil)
    #expect(app.loggedIn == nil)
  }

  private func loggedInSession() -> Session {
    app.logIn("ada").session
  }
}

@Suite("Previews of Birdwatch")
struct PreviewTests {
  @Test("The graphs of Birdwatch's app and previews are valid")
  func graph() {
    assertValidGraph(
      AppComponent.self,
      configurations: [
        GraphConfiguration("app"), GraphConfiguration("previews", overrides: [PreviewModule.self]),
      ])
  }

  @Test("A preview of Birdwatch shows the store of the preview module without waiting")
  func store() async throws {
    let list = try AppModel.preview().logIn("ada").list
    await list.load()
    #expect(list.sightings == [Sighting(bird: "Wren", place: "the hedge", count: 2)])
    #expect(throws: (any Error).self) { try ComponentFactory.of(AppComponent.self) }
  }

  @Test("A preview of Birdwatch can override more bindings, but not the same one twice")
  func overrides() throws {
    let app = try AppModel.preview(overrides: .overriding(Account.self, with: Account(name: "eve")))
    #expect(app.logIn("ada").list.title == "Sightings of eve")
    let report = GraphValidator.validate(
      AppComponent.self, overrides: [PreviewModule.self] + .overriding(SightingStore.self, with: SightingStore()))
    #expect(report.errors.count == 1)
    #expect(report.errors.first is DuplicateBinding)
  }

  @Test("Previews of Birdwatch share no state")
  func isolation() async throws {
    let first = try AppModel.preview().logIn("ada").list
    await first.edit(bird: "Robin").save()
    let second = try AppModel.preview().logIn("ada").list
    await second.load()
    #expect(second.sightings.map(\.bird) == ["Wren"])
  }
}

@Suite("Launch of Birdwatch")
struct LaunchTests {
  private let disk = Disk()

  @Test("Birdwatch is built once for all windows")
  func once() async throws {
    let launch = Launch(overrides: disk.overrides)
    guard case .starting = launch.phase else { throw UnexpectedPhase() }
    let windows = (1...2).map { _ in Task { await launch.start() } }
    for window in windows { await window.value }
    await launch.start()
    #expect(disk.openCount == 1)
    #expect(try launch.app.loggedIn == nil)
  }

  @Test("A failed launch of Birdwatch shows the error and can be repeated")
  func failure() async throws {
    let launch = Launch(overrides: disk.overrides)
    disk.isBroken = true
    await launch.start()
    guard case .failed(let error as CreationError) = launch.phase else { throw UnexpectedPhase() }
    #expect(error.underlyingError is Disk.Failure)
    disk.isBroken = false
    await launch.start()
    #expect(disk.openCount == 2)
    _ = try launch.app
  }

  @Test("The launch of Birdwatch continues if its first view is cancelled")
  func cancellation() async throws {
    let launch = Launch()
    let view = Task { await launch.start() }
    view.cancel()
    await view.value
    _ = try launch.app
  }
}

extension AppModel {
  fileprivate static func preview(overrides: Overrides = Overrides()) throws -> AppModel {
    try ComponentFactory.of(AppComponent.self, overrides: [PreviewModule.self] + overrides).build()
  }
}

private struct UnexpectedPhase: Error {}

private final class Disk {
  struct Failure: Error {}

  var isBroken = false
  private(set) var openCount = 0

  var overrides: Overrides {
    .overriding(SightingStore.self, asyncFactory: { [self] in try open() })
  }

  private func open() throws -> SightingStore {
    openCount += 1
    if isBroken { throw Failure() }
    return SightingStore()
  }
}

extension Launch {
  fileprivate var app: AppModel {
    get throws {
      guard case .running(let app) = phase else { throw UnexpectedPhase() }
      return app
    }
  }
}
