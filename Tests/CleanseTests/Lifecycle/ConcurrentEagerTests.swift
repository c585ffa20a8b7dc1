import Cleanse
import Foundation
import TestSupport
import Testing

/// Events and threads that the objects of one build share.
private final class Watcher: Sendable {
  let log = EventLog()
  let meeting: Meeting?
  let threads = Locked<Set<ObjectIdentifier>>([])

  init(meetingOf size: Int? = nil) {
    meeting = size.map(Meeting.init)
  }

  func note(_ event: String) {
    log.note(event)
    threads.update { $0.insert(ObjectIdentifier(Thread.current)) }
  }
}

private final class Dictionary: Sendable {
  init(watcher: Watcher) { watcher.note("dictionary") }
}

private final class SearchIndex: Sendable {
  let meets: Bool?

  init(watcher: Watcher, dictionary: Dictionary) {
    watcher.note("index")
    meets = watcher.meeting?.arrive()
    watcher.note("index ends")
  }
}

private final class Thesaurus: Sendable {
  let meets: Bool?

  init(watcher: Watcher) {
    watcher.note("thesaurus")
    meets = watcher.meeting?.arrive()
    watcher.note("thesaurus ends")
  }
}

private final class Ranking: Sendable {
  init(watcher: Watcher, index: SearchIndex, thesaurus: Thesaurus) { watcher.note("ranking") }
}

private struct Search {
  let index: SearchIndex
  let thesaurus: Thesaurus
  let ranking: Ranking
}

private struct SearchComponent: RootComponent {
  typealias Seed = Watcher

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Ranking.self).sharedInScope().eager(.concurrently).to(factory: Ranking.init)
    binder.bind(SearchIndex.self).sharedInScope().eager(.concurrently).to(factory: SearchIndex.init)
    binder.bind(Thesaurus.self).sharedInScope().eager(.concurrently).to { Thesaurus(watcher: $0) }
    binder.bind(Dictionary.self).sharedInScope().to(factory: Dictionary.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Search>) -> BindingReceipt<Search> {
    bind.to(factory: Search.init)
  }
}

@Suite("Concurrent eager bindings")
struct ConcurrentEagerTests {
  @Test("A synchronous build creates concurrent eager bindings in order on its own thread")
  func synchronous() throws {
    let factory = try ComponentFactory.of(SearchComponent.self)
    for _ in 0..<2 {
      let watcher = Watcher()
      _ = factory.build(watcher)
      #expect(
        watcher.log.events
          == ["dictionary", "index", "index ends", "thesaurus", "thesaurus ends", "ranking"])
      #expect(watcher.threads.value.count == 1)
    }
  }

  @Test("An async build creates eager bindings concurrently, each once and after its dependencies")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func asynchronous() async throws {
    let factory = try await AsyncComponentFactory.of(SearchComponent.self)
    for _ in 0..<2 {
      let watcher = Watcher(meetingOf: 2)
      let search = try await withTaskExecutorPreference(ThreadExecutor()) { try await factory.build(watcher) }
      #expect([search.index.meets, search.thesaurus.meets] == [true, true])
      let events = watcher.log.events
      #expect(events.count == 6)
      #expect(Set(events).count == 6)
      #expect(events.first == "dictionary")
      #expect(events.last == "ranking")
    }
  }

  @Test("Concurrent eager bindings run off the graph's actor, which creates their other dependencies")
  @MainActor
  func mainActor() async throws {
    final class Font: Sendable {
      @MainActor init() { MainActor.preconditionIsolated() }
    }
    final class Layout: Sendable {
      let isOnMainQueue: Bool

      init(font: Font) { isOnMainQueue = MainQueue.isCurrent }
    }
    final class Model: Sendable {
      let isOnMainQueue = MainQueue.isCurrent
    }
    struct Screen {
      let layout: Layout
      let model: Model
    }
    struct App: @MainActor RootComponent {
      @MainActor static func configure(binder: Binder<Singleton>) {
        binder.bind(Font.self).sharedInScope().to(factory: Font.init)
        binder.bind(Layout.self).sharedInScope().eager(.concurrently).to(factory: Layout.init)
        binder.bind(Model.self).sharedInScope().eager(.concurrently).to(factory: Model.init)
      }

      @MainActor static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
    let screen = try await AsyncComponentFactory.of(App.self).build()
    #expect([screen.layout.isOnMainQueue, screen.model.isOnMainQueue] == [false, false])
    // A synchronous build runs their factories where it is called.
    let other = try ComponentFactory.of(App.self).build()
    #expect([other.layout.isOnMainQueue, other.model.isOnMainQueue] == [true, true])
  }

  @Test("A dependent that requests a concurrent eager object early gets the same object", arguments: [true, false])
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  func requestedMeanwhile(isUnderWay: Bool) async throws {
    // A weak provider does not order the creation of its target.
    struct Early: @unchecked Sendable {
      let atlas: Atlas?
    }
    final class Atlas: Sendable {
      init(watcher: Watcher) {
        watcher.note("atlas")
        watcher.meeting?.arrive()
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    final class Route: Sendable {
      let early: Early

      init(early: Early) { self.early = early }
    }
    struct Trip {
      let atlas: Atlas
      let route: Route
    }
    struct Atlases: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Atlas.self).sharedInScope().eager(.concurrently).to(factory: Atlas.init)
      }
    }
    struct Routes: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Early.self).sharedInScope().to { (atlas: WeakProvider<Atlas>, watcher: Watcher) in
          watcher.meeting?.arrive()
          return Early(atlas: atlas.get())
        }
        binder.bind(Route.self).sharedInScope().eager(.concurrently).to(factory: Route.init)
      }
    }
    struct AtlasFirst: RootComponent {
      typealias Seed = Watcher

      static func configure(binder: Binder<Singleton>) {
        binder.include(module: Atlases.self)
        binder.include(module: Routes.self)
      }

      static func configureRoot(binder bind: ReceiptBinder<Trip>) -> BindingReceipt<Trip> {
        bind.to(factory: Trip.init)
      }
    }
    struct RouteFirst: RootComponent {
      typealias Seed = Watcher

      static func configure(binder: Binder<Singleton>) {
        binder.include(module: Routes.self)
        binder.include(module: Atlases.self)
      }

      static func configureRoot(binder bind: ReceiptBinder<Trip>) -> BindingReceipt<Trip> {
        bind.to(factory: Trip.init)
      }
    }
    let watcher = Watcher(meetingOf: isUnderWay ? 2 : nil)
    let trip = try await withTaskExecutorPreference(ThreadExecutor()) {
      isUnderWay
        ? try await AsyncComponentFactory.of(AtlasFirst.self).build(watcher)
        : try await AsyncComponentFactory.of(RouteFirst.self).build(watcher)
    }
    #expect(watcher.log.events == ["atlas"])
    #expect(trip.route.early.atlas === trip.atlas)
  }

  @Test("Concurrent eager bindings contribute to multibindings, as elements and as arrays")
  func contributions() async throws {
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).intoCollection().sharedInScope().eager(.concurrently).to { 1 }
        binder.bind(Int.self).intoCollection().sharedInScope().eager(.concurrently).to { [2, 3] }
        binder.bind(String.self).intoDictionary(key: "a").sharedInScope().eager(.concurrently).sendable()
          .to { (numbers: [Int]) in "\(numbers.sorted())" }
        binder.bind(Bool.self).tagged(with: IsReady.self).sharedInScope().eager(.concurrently).to { true }
      }

      static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (texts: [String: String], isReady: TaggedProvider<IsReady>) in "\(texts) \(isReady.get())" }
      }
    }
    struct IsReady: Cleanse.Tag {
      typealias Element = Bool
    }
    let expected = #"["a": "[1, 2, 3]"] true"#
    #expect(try await AsyncComponentFactory.of(App.self).build() == expected)
    #expect(try ComponentFactory.of(App.self).build() == expected)
  }

  @Test("Concurrent eager bindings are stopped and released if an async binding fails")
  func failure() async throws {
    struct Refusal: Error {}
    struct App: RootComponent {
      typealias Seed = Watcher

      static func configure(binder: Binder<Singleton>) {
        binder.bind(Dictionary.self).sharedInScope().eager(.concurrently).to(factory: Dictionary.init)
        binder.bind(Thesaurus.self).sharedInScope().eager(.concurrently).onStop { $0.stop() }
          .to { (watcher: Watcher, _: Dictionary) in Thesaurus(watcher: watcher) }
        binder.bind(Int.self).sharedInScope().to(asyncFactory: { (_: Thesaurus) async throws in throw Refusal() })
      }

      static func configureRoot(binder bind: ReceiptBinder<Int8>) -> BindingReceipt<Int8> {
        bind.to { (_: Int) in 1 }
      }
    }
    let watcher = Watcher()
    await #expect(throws: CreationError.self) { _ = try await AsyncComponentFactory.of(App.self).build(watcher) }
    #expect(Thesaurus.stops.value == 1)
  }

  @Test("A cancelled build creates no concurrent eager binding")
  func cancellation() async throws {
    let watcher = Watcher()
    let build = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await AsyncComponentFactory.of(SearchComponent.self).build(watcher)
    }
    await #expect(throws: CancellationError.self) { try await build.value }
    #expect(watcher.log.events == [])
  }

  @Test("An override replaces a concurrent eager binding completely")
  func overrides() async throws {
    let watcher = Watcher()
    let overrides = Overrides().overriding(Thesaurus.self) { (watcher: Watcher) in
      watcher.note("fake")
      return Thesaurus(watcher: Watcher())
    }
    let factory = try await AsyncComponentFactory.of(SearchComponent.self, overrides: overrides)
    _ = try await factory.build(watcher)
    #expect(watcher.log.count("fake") == 1)
    #expect(watcher.log.count("thesaurus") == 0)
  }
}

extension Thesaurus {
  fileprivate static let stops = Locked(0)

  fileprivate func stop() { Self.stops.update { $0 += 1 } }
}
