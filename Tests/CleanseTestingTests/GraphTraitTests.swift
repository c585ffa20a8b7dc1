import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite(
  "Graph traits", .collectsFailures,
  .graph(Garage.self, overrides: .overriding((any Horn).self) { FakeHorn() }))
struct GraphTraitTests {
  @Test("The overrides of a suite's trait apply to each test") func suite() throws {
    #expect(try TestGraph(Garage.self).root.horn.sound == "silence")
    #expect(
      try TestGraph(Garage.self, overrides: .overriding(tag: Fuel.self, with: "water")).root.engine.fuel == "water")
  }

  @Test(
    "The overrides of a test's trait are added to those of its suite",
    .graph(Garage.self, overrides: .overriding(tag: Fuel.self, with: "salt")))
  func test() throws {
    let car = try TestGraph(Garage.self).root
    #expect(car.horn.sound == "silence")
    #expect(car.engine.fuel == "salt")
  }

  @Test(
    "Parallel test cases and child tasks get the overrides of the trait, and detached tasks do not",
    .graph(Garage.self, overrides: .overriding(tag: Fuel.self, with: "salt")), arguments: 0..<20)
  func cases(number: Int) async throws {
    async let fuel = TestGraph(Garage.self).root.engine.fuel
    #expect(try await fuel == "salt")
    #expect(try await Task.detached { try TestGraph(Garage.self).root.engine.fuel }.value == "diesel")
  }

  @Test(
    "A graph trait applies to its own component and can allow live types",
    .graph(Kiosk.self, allowingLive: [TaggedProvider<Kiosk.Port>.self]))
  func other() throws {
    #expect(try TestGraph(Kiosk.self).root.port.get() == 80)
  }

  @Test("A key that both a trait and a graph override is a duplicate binding") func twice() throws {
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

  @Test("A test fails at its trait if it creates no graph of the component")
  func unused() async throws {
    let line = #line + 1
    let failure = try await failure(of: .graph(Kiosk.self)) {}
    #expect(failure.line == line)
    #expect(
      failure.text == """
        the test has the trait .graph(Kiosk.self), but does not create TestGraph(Kiosk.self)
          help: create one, or remove the trait
        """)
  }

  @Test("The failure of an unused trait names the components of the graphs that the test creates")
  func mistaken() async throws {
    let failure = try await failure(of: .graph(Kiosk.self)) {
      for _ in 0..<2 { _ = try TestGraph(Garage.self) }
      try await Task.detached { _ = try TestGraph(Kiosk.self) }.value
    }
    #expect(
      failure.text == """
        the test has the trait .graph(Kiosk.self), but does not create TestGraph(Kiosk.self)
          help: create one, or remove the trait
          help: or, if the trait is for TestGraph(Garage.self), write .graph(Garage.self)
        """)
  }

  @Test("A graph trait requires a graph in each case of a parameterized test")
  func everyCase() async throws {
    let current = try #require(Test.current)
    let trait = GraphTrait.graph(Garage.self)
    try await trait.provideScope(for: current, testCase: nil) { _ = try TestGraph(Garage.self) }
    #expect(try await failure(of: trait) {}.text.contains("does not create TestGraph(Garage.self)"))
  }

  @Test("A test that throws does not fail because of an unused trait as well")
  func thrown() async throws {
    struct Stop: Error {}
    let current = try #require(Test.current)
    await #expect(throws: Stop.self) {
      try await GraphTrait.graph(Kiosk.self).provideScope(for: current, testCase: nil) { throw Stop() }
    }
  }

  @Test("A graph trait counts a graph with errors as created", .graph(Wreck.self))
  func faulty() {
    #expect(throws: MultiError.self) { try TestGraph(Wreck.self) }
  }

  @Suite("Graph traits of suites", .graph(Kiosk.self))
  struct InheritedTraits {
    @Test("A suite's graph trait allows a test without a graph") func none() {}

    @Suite("Graph traits of nested suites") struct Inner {
      @Test("A suite's graph trait allows tests of a nested suite to create other graphs") func other() throws {
        #expect(try TestGraph(Garage.self).root.horn.sound == "silence")
      }
    }
  }

  @Test("Graph traits do not apply to component factories of a program") func program() throws {
    #expect(try ComponentFactory.of(Garage.self).build().horn.sound == "honk")
  }
}
