import Cleanse
import Relay
import RelayGraph
import Testing

@Suite("Index plugin") struct RelayIndexPluginTests {
  private let index = ObservatoryIndex.make()

  @Test("The index plugin accepts indexed types that any component binds, tagged ones included") func accepts() throws {
    try GraphValidator.check(Observatory.self, serviceLoader: loader)
    _ = try ComponentFactory.of(Observatory.self, serviceLoader: loader)
  }

  @Test("The index plugin reports an unbound type with its keys, factories and a near match") func unbound() throws {
    index.add("siderealClock", type: SiderealClock.self)
    index.add("clockwork", type: SiderealClock.self)
    let line = #line + 1
    index.add("real", for: SiderealClock.self) { SiderealClock() }
    let error = try #require(throws: UnboundIndexEntry.self) {
      try ComponentFactory.of(Observatory.self, serviceLoader: loader)
    }
    #expect(ObjectIdentifier(error.type) == ObjectIdentifier(SiderealClock.self))
    #expect(error.typeKeys == ["clockwork", "siderealClock"])
    #expect(error.factoryKeys == ["real"])
    #expect(
      error.description == """
        error: SiderealClock is indexed for launch arguments but not bound in any component [unreachable-index-entry]
          -> the type 'clockwork'
          -> the type 'siderealClock'
          -> the factory 'real' at RelayGraphTests/RelayIndexPluginTests.swift:\(line)
          help: Clock, which is bound
          help: index a type that the graph binds, or TaggedProvider<Tag> for a tagged type
          see: Documentation/Diagnostics.md#unreachable-index-entry
        """)
  }

  @Test("The index plugin reports an unbound tag") func unboundTag() throws {
    struct Motto: Cleanse.Tag { typealias Element = String }
    index.add("motto", tag: Motto.self)
    let error = try #require(throws: UnboundIndexEntry.self) {
      try GraphValidator.check(Observatory.self, serviceLoader: loader)
    }
    #expect(error.typeKeys == ["motto"])
  }

  @Test("The index plugin reports factories whose type has no key") func unreachable() throws {
    index.add("lost", for: Dome.Root.self) { () -> Dome.Root in fatalError("A factory ran.") }
    let error = try #require(throws: UnreachableIndexEntry.self) {
      try GraphValidator.check(Observatory.self, serviceLoader: loader)
    }
    #expect(error.factoryKeys == ["lost"])
    #expect(error.diagnostic.id == .unreachableIndexEntry)
  }

  @Test("The index plugin reports its errors together with those of the graph") func others() throws {
    index.add("mirror", type: Mirror.self)
    index.add("mirrored", for: Telescope.self) { (_: Mirror) in Telescope(label: "mirrored") }
    let driven = try DynamicOverrides(
      arguments: ["-d", "type=telescope,factory=mirrored"], index: index, honoredIn: .allBuilds)
    let error = try #require(throws: MultiError.self) {
      try GraphValidator.check(Observatory.self, overrides: driven.overrides, serviceLoader: loader)
    }
    #expect(error.errors.map { $0.diagnostic.id } == [.missingBinding, .unreachableIndexEntry])
  }

  private var loader: CleanseServiceLoader { CleanseServiceLoader([RelayIndexPlugin(index: index)]) }
}
