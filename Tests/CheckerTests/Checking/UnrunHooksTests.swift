import BindingGraph
import cleansec
import TestSupport
import Testing

@Suite("Lifecycle hooks without an instance") struct UnrunHooksTests {
  private func source(_ code: String, accepting: String = "") -> String {
    """
    import Cleanse
    final class Pump {}
    struct Inner: Component {
      typealias Seed = Int
      static func configure(binder: Binder<Unscoped>) {}
      static func configureRoot(binder bind: ReceiptBinder<Int8>) -> BindingReceipt<Int8> {
        bind.onStop { _ in }.to { Int8($0 as Int) }
      }
    }
    struct Plain: RootComponent {
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
    }
    struct App: RootComponent {
      struct Root { let pump: Pump; let inner: ComponentFactory<Inner> }
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Pump.self).sharedInScope().onStart { _ in }.to(factory: Pump.init)
        binder.install(dependency: Inner.self)
        \(accepting)
      }
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
    }
    \(code)
    """
  }

  private func found(_ code: String, accepting: String = "") throws -> [String] {
    let file = try TemporaryFile(source(code, accepting: accepting))
    let facts = try TestCompiler.facts(ofModule: "Mill", sources: [file.path])
    return try GraphCheck([ModuleFacts(stored: facts.stored)]).diagnostics.filter { $0.id == .unrunHooks }.map {
      "\($0.severity) \($0.headline): \($0.steps.dropFirst().map { "\($0.text)" })"
    }
  }

  private let ofApp =
    "warning App: is built without a ComponentInstance, so its lifecycle hooks never run: [\"Pump has lifecycle hooks\"]"

  @Test(
    "Every call that returns only the root of a component with lifecycle hooks is a warning",
    arguments: [
      "func open() throws { _ = try ComponentFactory.of(App.self).build() }",
      "func open() throws { _ = try ComponentFactory.of(App.self)() }",
      "func open(_ app: SendableComponentFactory<App>) -> Int8 { app.build().inner(1) }",
      "func open(_ app: AsyncComponentFactory<App>) async throws { _ = try await app.build() }",
    ])
  func calls(code: String) throws {
    let found = try found(code)
    #expect(found.contains(ofApp))
    #expect(found.contains { $0.hasPrefix("warning Inner") } == code.contains("inner(1)"))
  }

  @Test("Instances, components without hooks and accepted warnings produce no warning about hooks")
  func others() throws {
    #expect(try found("func open() throws { _ = try ComponentFactory.of(App.self).instantiate() }") == [])
    #expect(try found("func open() throws { _ = try ComponentFactory.of(Plain.self).build() }") == [])
    #expect(
      try found(
        "func open() throws { _ = try ComponentFactory.of(App.self).build() }",
        accepting: "binder.accept(.unrunHooks, for: Pump.self)")
        == [])
  }

  @Test("The warning names services if a component has services but no lifecycle hooks")
  func services() throws {
    let mill = """
      final class Drum: Sendable {}
      struct Mill: RootComponent {
        static func configure(binder: Binder<Singleton>) {
          binder.bind(Drum.self).sharedInScope().running(onReturn: .stop) { _ in }.to(factory: Drum.init)
        }
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
      }
      func open() throws { _ = try ComponentFactory.of(Mill.self).build() }
      """
    #expect(
      try found(mill) == [
        "warning Mill: is built without a ComponentInstance, so its services never run: [\"Drum has a service\"]"
      ])
  }
}
