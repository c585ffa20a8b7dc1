import Cleanse
import Testing

private final class Screen {
  let user: String
  init(user: String) { self.user = user }
}

private struct UserName: Cleanse.Tag { typealias Element = String }

private struct Session: Component {
  typealias Seed = String

  static func configure(binder: UnscopedBinder) { Issue.record("configure of a stubbed component ran") }

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    bind.to(factory: Screen.init)
  }
}

private struct TaggedSession: Component {
  typealias Seed = TaggedProvider<UserName>

  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
    bind.to { (name: TaggedProvider<UserName>) in Screen(user: name.get()) }
  }
}

private struct Lobby: Component {
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> { bind.to(value: [1]) }
}

private struct AppDelegateComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(
    binder bind: ReceiptBinder<PropertyInjector<Target>>
  ) -> BindingReceipt<PropertyInjector<Target>> {
    bind.propertyInjector { $0.to { (target: Target, name: String) in target.name = name } }
  }
}

private final class Target { var name = "" }

private struct AsynchronousApp: RootComponent {
  static func configure(binder: Binder<Singleton>) { binder.install(dependency: Session.self) }
  static func configureRoot(
    binder bind: ReceiptBinder<[AsyncComponentFactory<Session>]>
  ) -> BindingReceipt<[AsyncComponentFactory<Session>]> {
    bind.to { (sessions: AsyncComponentFactory<Session>) in [sessions] }
  }
}

private struct SendableApp: RootComponent {
  static func configure(binder: Binder<Singleton>) { binder.install(dependency: Session.self) }
  static func configureRoot(
    binder bind: ReceiptBinder<[SendableComponentFactory<Session>]>
  ) -> BindingReceipt<[SendableComponentFactory<Session>]> {
    bind.to { (sessions: SendableComponentFactory<Session>) in [sessions] }
  }
}

/// A coordinator as in an app, which a test creates without a graph.
private final class Coordinator {
  let sessions: ComponentFactory<Session>
  private(set) var screens: [Screen] = []
  init(sessions: ComponentFactory<Session>) { self.sessions = sessions }
  func logIn(_ user: String) { screens.append(sessions.build(user)) }
}

private struct Failure: Error {}

@Suite("Component factories with closures")
struct ComponentFactoryStubTests {
  @Test("A component factory with a closure builds a new root for each seed")
  func coordinator() {
    let coordinator = Coordinator(sessions: ComponentFactory { Screen(user: "fake \($0)") })
    coordinator.logIn("Ann")
    coordinator.logIn("Ben")
    #expect(coordinator.screens.map(\.user) == ["fake Ann", "fake Ben"])
  }

  @Test("A component factory with a closure accepts references to initializers")
  func references() {
    #expect(ComponentFactory<Session>(build: Screen.init)("Ann").user == "Ann")
  }

  @Test("A component factory with a closure passes provider seeds, and no seed without one")
  func seeds() {
    #expect(ComponentFactory<TaggedSession> { Screen(user: $0.get()) }.build("Ann").user == "Ann")
    #expect(ComponentFactory<Lobby> { [2, 3] }.build() == [2, 3])
  }

  @Test("A component factory with a closure builds a property injector as root")
  func injectors() {
    let target = Target()
    ComponentFactory<AppDelegateComponent> { PropertyInjector { $0.name = "fake" } }.build()(target)
    #expect(target.name == "fake")
  }

  @Test("A component factory calls its closure once per instance and does not retain the instance")
  func lifetimes() {
    var calls = 0
    let factory = ComponentFactory<Session> { user in
      calls += 1
      return Screen(user: user)
    }
    var instance: ComponentInstance<Session>? = factory.instantiate("Ann")
    weak let screen = instance?.root
    #expect(instance?.root === screen)
    #expect(calls == 1)
    instance = nil
    #expect(screen == nil)
  }

  @Test("A component instance of a closure without hooks can be started and stopped")
  func hooks() async throws {
    let instance = ComponentFactory<Session>(build: Screen.init).instantiate("Ann")
    try await instance.start()
    try await instance.stop()
  }

  @Test("A sendable component factory with a closure builds in any isolation")
  func sendable() async {
    let factory = SendableComponentFactory<Session> { Screen(user: "fake \($0)") }
    #expect(await Task.detached { factory.build("Ann").user }.value == "fake Ann")
  }

  @Test("An async component factory awaits its closure in the caller's isolation and rethrows its errors")
  @MainActor func asynchronous() async throws {
    let factory = AsyncComponentFactory<Session> { user in
      MainActor.assertIsolated()
      await Task.yield()
      guard !user.isEmpty else { throw Failure() }
      return Screen(user: "fake \(user)")
    }
    #expect(try await factory.build("Ann").user == "fake Ann")
    await #expect(throws: Failure.self) { _ = try await factory.build("") }
    let instance = try await factory.instantiate("Ben")
    try await instance.start()
    #expect(instance.root.user == "fake Ben")
  }

  @Test("The build method of an async component factory is usable as a function value")
  @MainActor func functionValue() async throws {
    let factory = AsyncComponentFactory<Session> { Screen(user: $0) }
    let build: (String) async throws -> Screen = factory.build
    #expect(try await build("Ann").user == "Ann")
  }

  private var stub: Overrides {
    .overriding(ComponentFactory<Session>.self, with: ComponentFactory { Screen(user: "fake \($0)") })
  }

  @Test("An override with a closure replaces a subcomponent behind its async component factory")
  func asynchronousOverride() async throws {
    let sessions = try ComponentFactory.of(AsynchronousApp.self, overrides: stub).build()[0]
    #expect(try await sessions.build("Ann").user == "fake Ann")
  }

  @Test("An override with a closure for a sendable component factory is an error")
  func sendableOverride() {
    #expect(GraphValidator.validate(SendableApp.self, overrides: stub).diagnostics.map(\.id) == [.unsendableRequest])
  }
}
