import Testing

@testable import Relay

@Suite("Containers and isolation") struct IsolationTests {
  @MainActor final class Screen {
    var title = "Home"
    init() {}
  }

  actor Archive {
    @Injected(scope: "IsolationTests.actor") var engine: Engine
    let container = DependencyContainer.container(for: "IsolationTests.actor")

    func isSame() -> Bool { engine === container.resolve(Engine.self) }
  }

  @MainActor @Test("The main actor can register and resolve main-actor objects") func mainActor() {
    let container = DependencyContainer.container(for: "IsolationTests.main")
    container.register(Screen.self) { _ in Screen() }
    #expect(container.resolve(Screen.self).title == "Home")
  }

  @Test("An actor's injected property resolves the registered object") func ofActor() async {
    DependencyContainer.container(for: "IsolationTests.actor").register(Engine.self) { _ in Engine() }
    #expect(await Archive().isSame())
  }

  @Test("Concurrent tasks can resolve a sendable value") func sendable() async {
    let container = DependencyContainer.container(for: "IsolationTests.sendable")
    container.register(String.self) { _ in "anchor" }
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { container.resolve(String.self) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == ["anchor"])
  }
}
