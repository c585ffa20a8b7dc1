import BindingGraph
import Cleanse
import Testing

private struct Swell: Sendable {}

private struct Wave: Sendable {
  let tide: Swell
}

private struct WaveComponent: Component {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Swell.self).sharedInScope().to(asyncFactory: { Swell() })
  }

  static func configureRoot(binder bind: ReceiptBinder<Wave>) -> BindingReceipt<Wave> {
    bind.to(asyncFactory: { (tide: Swell) in Wave(tide: tide) })
  }
}

/// A shore whose root has a dependency on the waves in some form.
private struct ShoreComponent<Wish>: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.install(dependency: WaveComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Wish]>) -> BindingReceipt<[Wish]> {
    bind.to { (wish: Wish) in [wish] }
  }
}

private struct SeaComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    WaveComponent.configure(binder: binder)
  }

  static func configureRoot(binder bind: ReceiptBinder<Wave>) -> BindingReceipt<Wave> {
    WaveComponent.configureRoot(binder: bind)
  }
}

@Suite("Async components built synchronously")
struct AsynchronousComponentTests {
  private func text(of diagnostic: Diagnostic) -> [String] {
    ["\(diagnostic.headline)"] + diagnostic.steps.map { "\($0.text)" } + diagnostic.notes.map { "\($0.text)" }
      + diagnostic.suggestions.map { "\($0.text)" }
  }

  private let headline = "WaveComponent: has async bindings but is built synchronously"
  private let notes = ["Swell is an async binding", "Wave is an async binding"]

  @Test("The report of an async component that is built synchronously has the path, async bindings and fix")
  func requests() throws {
    let errors = faults(of: ShoreComponent<ComponentFactory<WaveComponent>>.self)
    #expect(errors.map(\.diagnostic.id) == [.asynchronousComponent])
    let error = try #require(errors.first)
    #expect(
      text(of: error.diagnostic) == [
        headline, "ComponentFactory<WaveComponent> is required by Array<ComponentFactory<WaveComponent>>",
      ] + notes + ["inject AsyncComponentFactory<WaveComponent>"])
    #expect(error.diagnostic.location?.line == 28)
    #expect(error.diagnostic.notes.map(\.location?.line) == [13, 17])
  }

  @Test("Validation reports an async component for every form of a synchronous factory")
  func forms() {
    #expect(faults(of: ShoreComponent<Provider<ComponentFactory<WaveComponent>>>.self).count == 1)
    #expect(faults(of: ShoreComponent<() -> ComponentFactory<WaveComponent>>.self).count == 1)
    #expect(faults(of: ShoreComponent<WeakProvider<ComponentFactory<WaveComponent>>>.self).count == 1)
    #expect(
      faults(of: ShoreComponent<SendableComponentFactory<WaveComponent>>.self).map {
        "\($0.diagnostic.steps.map { "\($0.text)" })"
      } == [
        "[\"SendableComponentFactory<WaveComponent> is required by Array<SendableComponentFactory<WaveComponent>>\"]"
      ])
  }

  @Test("The report for a sendable factory suggests an async binding in the parent component")
  func sendable() throws {
    let error = try #require(faults(of: ShoreComponent<SendableComponentFactory<WaveComponent>>.self).first)
    let suggestions = error.diagnostic.suggestions
    #expect(
      suggestions.map { "\($0.text)" } == [
        "bind Swell in ShoreComponent<SendableComponentFactory<WaveComponent>> as an async binding, and declare it sendable",
        "move the root's async dependencies to ShoreComponent<SendableComponentFactory<WaveComponent>>, and bind the root with to(factory:)",
      ])
    #expect(
      suggestions.map { $0.code?.description } == [
        "binder.bind(Swell.self).sharedInScope().sendable().to(asyncFactory: …)", nil,
      ])
  }

  /// The same graph with the suggested fix.
  private struct MendedComponent: RootComponent {
    struct WaveComponent: Component {
      static func configure(binder: UnscopedBinder) {}

      static func configureRoot(binder bind: ReceiptBinder<Wave>) -> BindingReceipt<Wave> {
        bind.to { (tide: Swell) in Wave(tide: tide) }
      }
    }

    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: WaveComponent.self)
      binder.bind(Swell.self).sharedInScope().sendable().to(asyncFactory: { Swell() })
    }

    static func configureRoot(
      binder bind: ReceiptBinder<[SendableComponentFactory<WaveComponent>]>
    ) -> BindingReceipt<[SendableComponentFactory<WaveComponent>]> {
      bind.to { (wish: SendableComponentFactory<WaveComponent>) in [wish] }
    }
  }

  @Test("A component with the suggested fix can be built in a child task")
  func mended() async throws {
    let waves = try await AsyncComponentFactory.of(MendedComponent.self).build()[0]
    await Task.detached { _ = waves.build() }.value
  }

  @Test("Validation accepts every form of an async component factory")
  func accepted() {
    #expect(faults(of: ShoreComponent<AsyncComponentFactory<WaveComponent>>.self).isEmpty)
    #expect(faults(of: ShoreComponent<Provider<AsyncComponentFactory<WaveComponent>>>.self).isEmpty)
    #expect(faults(of: ShoreComponent<() -> AsyncComponentFactory<WaveComponent>>.self).isEmpty)
    #expect(faults(of: ShoreComponent<Int>.self).map(\.diagnostic.id) == [.missingBinding])
  }

  @Test("ComponentFactory.of rejects an async root component", arguments: [true, false])
  func root(isValidated: Bool) async throws {
    let thrown = #expect(throws: (any Error).self) {
      try ComponentFactory.of(SeaComponent.self, validate: isValidated)
    }
    let error = try #require(thrown as? any CleanseError)
    #expect(error.diagnostic.id == .asynchronousComponent)
    #expect(
      text(of: error.diagnostic) == [
        "SeaComponent: has async bindings but is built synchronously"
      ] + notes + ["create the factory with AsyncComponentFactory"])
    #expect(
      error.diagnostic.suggestions.first?.code?.description == "try await AsyncComponentFactory.of(SeaComponent.self)")
    #expect(GraphValidator.validate(SeaComponent.self).isValid)
    _ = try await AsyncComponentFactory.of(SeaComponent.self, validate: isValidated).build()
  }

  @Test("Validation reports an async component together with other errors")
  func others() {
    struct Component: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.install(dependency: WaveComponent.self)
        binder.bind(String.self).to { (_: Int8) in "" }
      }

      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to { (_: ComponentFactory<WaveComponent>) in 1 }
      }
    }
    #expect(Set(faults(of: Component.self).map(\.diagnostic.id)) == [.asynchronousComponent, .missingBinding])
  }
}
