import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite(
  "Traits for the graphs of tests", .collectsFailures,
  .graph(Garage.self, overrides: .overriding((any Horn).self) { FakeHorn() }))
struct GraphTraitTests {
  @Test("a suite's overrides are those of each test") func suite() throws {
    #expect(try TestGraph(Garage.self).root.horn.sound == "silence")
    #expect(
      try TestGraph(Garage.self, overrides: .overriding(tag: Fuel.self, with: "water")).root.engine.fuel == "water")
  }

  @Test("a test adds its own", .graph(Garage.self, overrides: .overriding(tag: Fuel.self, with: "salt")))
  func test() throws {
    let car = try TestGraph(Garage.self).root
    #expect(car.horn.sound == "silence")
    #expect(car.engine.fuel == "salt")
  }

  @Test(
    "parallel cases share nothing, and child tasks have the overrides too",
    .graph(Garage.self, overrides: .overriding(tag: Fuel.self, with: "salt")), arguments: 0..<20)
  func cases(number: Int) async throws {
    async let fuel = TestGraph(Garage.self).root.engine.fuel
    #expect(try await fuel == "salt")
    #expect(try await Task.detached { try TestGraph(Garage.self).root.engine.fuel }.value == "diesel")
  }

  @Test(
    "a trait is for graphs of its component, and can allow types to be live",
    .graph(Kiosk.self, allowingLive: [TaggedProvider<Kiosk.Port>.self]))
  func other() throws {
    #expect(try TestGraph(Kiosk.self).root.port.get() == 80)
  }

  @Test("an override of a trait and of a graph for one key are a duplicate binding") func twice() throws {
    #expect(throws: DuplicateBinding.self) {
      try TestGraph(Garage.self, overrides: .overriding((any Horn).self) { LoudHorn() })
    }
  }

  // MARK: Traits that no graph uses

  private func failure(
    of trait: GraphTrait, _ test: @escaping @Sendable () async throws -> Void
  ) async throws -> RecordedFailure {
    let current = try #require(Test.current)
    return try await RecordedFailure.of {
      try await trait.provideScope(for: current, testCase: nil, performing: test)
    }
  }

  @Test("a test fails at its trait if it creates no graph of the component")
  func unused() async throws {
    let line = #line + 1
    let failure = try await failure(of: .graph(Kiosk.self)) {}
    #expect(failure.line == line)
    #expect(
      failure.text == """
        the test has the trait .graph(Kiosk.self), and creates no TestGraph(Kiosk.self)
          help: create one, or remove the trait
        """)
  }

  @Test("the failure names the components of the graphs that the test creates")
  func mistaken() async throws {
    let failure = try await failure(of: .graph(Kiosk.self)) {
      for _ in 0..<2 { _ = try TestGraph(Garage.self) }
      try await Task.detached { _ = try TestGraph(Kiosk.self) }.value
    }
    #expect(
      failure.text == """
        the test has the trait .graph(Kiosk.self), and creates no TestGraph(Kiosk.self)
          help: create one, or remove the trait
          help: or, if the trait is for TestGraph(Garage.self), write .graph(Garage.self)
        """)
  }

  @Test("each case of a test has to create its own graph")
  func everyCase() async throws {
    let current = try #require(Test.current)
    let trait = GraphTrait.graph(Garage.self)
    try await trait.provideScope(for: current, testCase: nil) { _ = try TestGraph(Garage.self) }
    #expect(try await failure(of: trait) {}.text.contains("creates no TestGraph(Garage.self)"))
  }

  @Test("a test that throws does not fail because of its trait as well")
  func thrown() async throws {
    struct Stop: Error {}
    let current = try #require(Test.current)
    await #expect(throws: Stop.self) {
      try await GraphTrait.graph(Kiosk.self).provideScope(for: current, testCase: nil) { throw Stop() }
    }
  }

  @Test("a graph with errors counts", .graph(Wreck.self))
  func faulty() {
    #expect(throws: MultiError.self) { try TestGraph(Wreck.self) }
  }

  @Suite("in a suite, tests that create no such graph do not fail", .graph(Kiosk.self))
  struct InheritedTraits {
    @Test("without a graph") func none() {}

    @Suite("also in a suite inside") struct Inner {
      @Test("with another graph") func other() throws {
        #expect(try TestGraph(Garage.self).root.horn.sound == "silence")
      }
    }
  }

  @Test("a program has none of them") func program() throws {
    #expect(try ComponentFactory.of(Garage.self).build().horn.sound == "honk")
  }
}
