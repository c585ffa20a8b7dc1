import Cleanse
import CleanseTesting
import Testing

@Suite("Traits for the graphs of tests", .graph(Garage.self, overrides: .overriding((any Horn).self) { FakeHorn() }))
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

  @Test("a program has none of them") func program() throws {
    #expect(try ComponentFactory.of(Garage.self).build().horn.sound == "honk")
  }
}
