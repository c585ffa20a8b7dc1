import TestSupport
import Cleanse
import Testing

private final class Screen {
  var title = ""
}

@MainActor
private final class ViewModel {
  let screen: Screen

  init(screen: Screen) {
    self.screen = screen
  }

  static func load(log: EventLog) async -> ViewModel {
    MainActor.assertIsolated()
    log.note("loaded on the main actor")
    return ViewModel(screen: Screen())
  }
}

private struct MainComponent: @MainActor RootComponent {
  typealias Seed = EventLog

  @MainActor static func configure(binder: Binder<Singleton>) {
    // The closure has the isolation of `configure`.
    binder.bind(Int.self).sharedInScope().to { (log: EventLog) async in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      return log.events.count
    }
    binder.bind(Screen.self).sharedInScope().to {
      MainActor.assertIsolated()
      return Screen()
    }
    binder.bind(String.self).sharedInScope().onStart { _ in MainActor.assertIsolated() }.to { (_: Screen) in "title" }
    binder.bind(Screen.self).intoCollection().sharedInScope().onStart { screen in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      screen.title = "started"
    }.to(factory: Screen.init)
  }

  @MainActor static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
    bind.to { Root(model: $0, number: $1, title: $2, screens: $3) }
  }

  struct Root {
    let model: ViewModel
    let number: Int
    let title: String
    let screens: [Screen]
  }
}

private struct ModelModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(ViewModel.self).sharedInScope().to(asyncFactory: ViewModel.load)
  }
}

private struct LoadedComponent: @MainActor RootComponent {
  typealias Seed = EventLog

  @MainActor static func configure(binder: Binder<Singleton>) {
    MainComponent.configure(binder: binder)
    binder.include(module: ModelModule.self)
  }

  @MainActor static func configureRoot(
    binder bind: ReceiptBinder<MainComponent.Root>
  ) -> BindingReceipt<MainComponent.Root> {
    MainComponent.configureRoot(binder: bind)
  }
}

@Suite("Isolation of async creation")
struct AsynchronousIsolationTests {
  @Test(
    "Async builds on the main actor run closures and hooks there and keep the isolation of async factories"
  )
  @MainActor func mainActor() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(LoadedComponent.self).instantiate(log)
    #expect(log.events == ["loaded on the main actor"])
    #expect(instance.root.model.screen.title == "")
    try await instance.start()
    #expect(instance.root.screens.map(\.title) == ["started"])
    try await instance.stop()
  }

  @Test("Synchronous dependencies of an async factory are created on the main actor after a suspension")
  @MainActor func dependencies() async throws {
    final class Font: Sendable {
      @MainActor init() { MainActor.preconditionIsolated() }
    }
    final class Style: Sendable {
      @MainActor init() { MainActor.preconditionIsolated() }
    }
    struct App: @MainActor RootComponent {
      @MainActor static func configure(binder: Binder<Singleton>) {
        binder.bind(Font.self).sharedInScope().to(factory: Font.init)
        binder.bind(Style.self).sharedInScope().to(factory: Style.init)
        binder.bind(Int.self).sharedInScope().to(asyncFactory: { (_: Font) async in await Self.suspended(1) })
        binder.bind(Int8.self).sharedInScope().to(asyncFactory: { (_: Int, _: Style) async in 2 })
      }

      @MainActor static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to { (first: Int, second: Int8) in "\(first) \(second)" }
      }

      private nonisolated static func suspended(_ number: Int) async -> Int {
        await Task.yield()
        return number
      }
    }
    #expect(try await AsyncComponentFactory.of(App.self).build() == "1 2")
  }

  private actor Workshop {
    let log = EventLog()
    private var catalogue: Screen?

    func open() async throws -> [String] {
      struct ScreenComponent: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          binder.bind(Screen.self).sharedInScope().onStart { $0.title += "!" }.to(asyncFactory: {
            let screen = Screen()
            screen.title = "hello"
            return screen
          })
        }

        static func configureRoot(binder bind: ReceiptBinder<[Screen]>) -> BindingReceipt<[Screen]> {
          bind.to { (screen: Screen) in [screen] }
        }
      }
      let instance = try await AsyncComponentFactory.of(ScreenComponent.self).instantiate()
      catalogue = instance.root.first
      try await instance.start()
      return instance.root.map(\.title)
    }
  }

  @Test("An actor stores objects that are not sendable from an async build in its isolation")
  func actors() async throws {
    #expect(try await Workshop().open() == ["hello!"])
  }
}
