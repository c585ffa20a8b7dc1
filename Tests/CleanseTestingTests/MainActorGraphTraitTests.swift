import Cleanse
import CleanseTesting
import TestSupport
import Testing

@MainActor
final class Lights {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor
struct Stage: @MainActor RootComponent {
  struct Volume: @MainActor Cleanse.Tag { typealias Element = Int }

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Lights.self).live().sharedInScope().to { Lights("real") }
    binder.bind(Int.self).tagged(with: Volume.self).live().to { 11 }
  }

  static func configureRoot(
    binder bind: ReceiptBinder<(Lights, TaggedProvider<Volume>)>
  ) -> BindingReceipt<(Lights, TaggedProvider<Volume>)> {
    bind.to { (lights: Lights, volume: TaggedProvider<Volume>) in (lights, volume) }
  }
}

@MainActor
struct FakeLights: @MainActor Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Lights.self).sharedInScope().to { Lights("fake") }
  }
}

@MainActor
struct FakeHornModule: @MainActor Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind((any Horn).self).to { FakeHorn() }
  }
}

@MainActor
@Suite(
  "Main-actor graph traits", .collectsFailures,
  .mainActorGraph(Stage.self, overrides: [FakeLights.self], allowingLive: [TaggedProvider<Stage.Volume>.self]))
struct MainActorGraphTraitTests {
  @Test("A main-actor graph trait overrides a main-actor component with a main-actor module") func suite() throws {
    let graph = try TestGraph(Stage.self)
    #expect(graph.root.0.name == "fake")
    #expect(graph.root.1.get() == 11)
  }

  @Test(
    "A main-actor graph trait overrides a nonisolated component with a main-actor module",
    .mainActorGraph(Garage.self, overrides: [FakeHornModule.self]))
  func nonisolated() async throws {
    #expect(try TestGraph(Garage.self).root.horn.sound == "silence")
    await Task.yield()
    #expect(try await TestGraph(awaiting: Garage.self).root.horn.sound == "silence")
  }

  @Test("A test fails at its main-actor graph trait if it creates no graph of the component") func unused() async throws
  {
    let current = try #require(Test.current)
    let failure = try await RecordedFailure.of {
      try await GraphTrait.mainActorGraph(Garage.self).provideScope(for: current, testCase: nil) {}
    }
    #expect(
      failure.text.hasPrefix(
        "the test has the trait .mainActorGraph(Garage.self), but does not create TestGraph(Garage.self)\n"))
  }
}
