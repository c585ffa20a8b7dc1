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

/// What a test of an application looks like: a coordinator that never sees a graph.
private final class Coordinator {
  let sessions: ComponentFactory<Session>
  private(set) var screens: [Screen] = []
  init(sessions: ComponentFactory<Session>) { self.sessions = sessions }
  func logIn(_ user: String) { screens.append(sessions.build(user)) }
}

private struct Failure: Error {}

@Suite("Component factories made from closures")
struct ComponentFactoryStubTests {
  @Test("build what the closure returns, anew for each seed")
  func coordinator() {
    let coordinator = Coordinator(sessions: ComponentFactory { Screen(user: "fake \($0)") })
    coordinator.logIn("Ann")
    coordinator.logIn("Ben")
    #expect(coordinator.screens.map(\.user) == ["fake Ann", "fake Ben"])
  }

  @Test("take references to functions and initializers")
  func references() {
    #expect(ComponentFactory<Session>(build: Screen.init)("Ann").user == "Ann")
  }

  @Test("take the element of a seed that is a provider, and no seed where the component has none")
  func seeds() {
    #expect(ComponentFactory<TaggedSession> { Screen(user: $0.get()) }.build("Ann").user == "Ann")
    #expect(ComponentFactory<Lobby> { [2, 3] }.build() == [2, 3])
  }

  @Test("build roots that inject properties")
  func injectors() {
    let target = Target()
    ComponentFactory<AppDelegateComponent> { PropertyInjector { $0.name = "fake" } }.build()(target)
    #expect(target.name == "fake")
  }

  @Test("call the closure once for each instance, and retain none of them")
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

  @Test("start and stop instances without hooks")
  func hooks() async throws {
    let instance = ComponentFactory<Session>(build: Screen.init).instantiate("Ann")
    try await instance.start()
    try await instance.stop()
  }

  @Test("build in any isolation")
  func sendable() async {
    let factory = SendableComponentFactory<Session> { Screen(user: "fake \($0)") }
    #expect(await Task.detached { factory.build("Ann").user }.value == "fake Ann")
  }

  @Test("await what the closure awaits, in the isolation that builds, and throw what it throws")
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

  @Test("of asynchronous components can be handed on as functions")
  @MainActor func functionValue() async throws {
    let factory = AsyncComponentFactory<Session> { Screen(user: $0) }
    let build: (String) async throws -> Screen = factory.build
    #expect(try await build("Ann").user == "Ann")
  }

  private var stub: Overrides {
    .overriding(ComponentFactory<Session>.self, with: ComponentFactory { Screen(user: "fake \($0)") })
  }

  @Test("take the place of an installed component, also where its asynchronous factory is requested")
  func asynchronousOverride() async throws {
    let sessions = try ComponentFactory.of(AsynchronousApp.self, overrides: stub).build()[0]
    #expect(try await sessions.build("Ann").user == "fake Ann")
  }

  @Test("cannot take the place of a component that is built in any isolation: a closure belongs to one")
  func sendableOverride() {
    #expect(GraphValidator.validate(SendableApp.self, overrides: stub).diagnostics.map(\.id) == [.unsendableRequest])
  }
}
