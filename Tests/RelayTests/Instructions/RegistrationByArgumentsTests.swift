import TestSupport
import Testing

@testable import Relay

@Suite("Registration by launch arguments") struct RegistrationByArgumentsTests {
  private let family = ContainerFamily()
  private let index: DynamicDependencyIndex

  init() {
    index = DynamicDependencyIndex(log: family.log)
    index.add("clock", type: (any Clock).self)
    index.add("ship", type: Ship?.self)
    index.add(FactoryIndex(index: ["stopped": { _ in StoppedClock() }, "system": { _ in SystemClock() }]))
    index.add("ship", for: Ship?.self, factory: Ship.init)
    family.global.register(Clock.self) { _ in SystemClock() }
  }

  @Test("A launch argument replaces a registration of the program") func replacing() throws {
    try parse("type=clock,factory=stopped")
    #expect(family.global.resolve(Clock.self) is StoppedClock)
    #expect(family.global.resolve(Clock.self) === family.global.resolve(Clock.self))
  }

  @Test("A launch argument can register in a new scope") func scope() throws {
    try parse("type=clock,factory=stopped,scope=voyage,lifecycle=Transient")
    let voyage = family.container(for: "voyage")
    #expect(family.global.resolve(Clock.self) is SystemClock)
    #expect(voyage.resolve(Clock.self) is StoppedClock)
    #expect(voyage.resolve(Clock.self) !== voyage.resolve(Clock.self))
  }

  @Test("The last of several instructions for a type applies") func repetition() throws {
    let lines = EventLog()
    family.log.receiver = { lines.note($0) }
    try parse("type=clock,factory=stopped", "type=clock,factory=system", "type=clock,factory=stopped,scope=voyage")
    #expect(family.global.resolve(Clock.self) is SystemClock)
    #expect(family.container(for: "voyage").resolve(Clock.self) is StoppedClock)
    #expect(lines.events.count == 2)
  }

  @Test("A factory chosen by a launch argument gets its parameters from the container") func parameters() throws {
    try parse("type=ship,factory=ship")
    #expect(throws: DependencyResolutionError.self) { try family.global.tryResolve(Ship.self) }
    family.global.register(Engine.self) { _ in Engine() }
    #expect(family.global.resolve(Ship.self).engine === family.global.resolve(Engine.self))
  }

  @Test("The error for a factory with an unsuitable value names the launch argument that chose it") func unfit() throws
  {
    index.add(FactoryIndex(index: ["ship": { _ in "no clock" }, "none": { _ in String?.none as Any }]))
    try parse("factory=ship,type=clock")
    let unfit = try #require(throws: DependencyResolutionError.self) { try family.global.tryResolve(Clock.self) }
    #expect(
      unfit.description == """
        Clock is registered in the scope 'global', but its factory returned a value of type String
          The factory was selected by the launch argument 'factory=ship,type=clock' (column 9).
        """)
    try InjectDependenciesArgumentParser(index: index, family: family)
      .parse(arguments: ["--dependency=type=clock,factory=none,scope=voyage"])
    let absent = try #require(throws: DependencyResolutionError.self) {
      try family.container(for: "voyage").tryResolve(Clock.self)
    }
    #expect(
      absent.description == """
        Clock is registered in the scope 'voyage', but its factory returned nil: resolve Clock? instead
          The factory was selected by the launch argument '--dependency=type=clock,factory=none,scope=voyage' (column 33).
        """)
    try DynamicDependencyRegistry(
      index: index, instructions: [.init(type: "clock", factory: "ship")], family: family
    ).registerDependencies()
    let other = try #require(throws: DependencyResolutionError.self) { try family.global.tryResolve(Clock.self) }
    #expect(other.description.hasSuffix("The factory was selected by the instruction 'type=clock,factory=ship'."))
  }

  @Test("The debug log notes an unused scope whose name resembles another one") func nearScope() throws {
    let lines = EventLog()
    family.log.receiver = { lines.note($0) }
    _ = family.container(for: "App")
    try parse("type=clock,factory=stopped,scope=Ap", "type=clock,factory=stopped,scope=voyage")
    #expect(
      lines.events == [
        "The scope 'Ap' was not used before; did you mean: App. It was selected by the launch argument "
          + "'type=clock,factory=stopped,scope=Ap' (column 34)."
      ])
  }

  @Test("A dynamic registry registers instructions without launch arguments") func registry() throws {
    try DynamicDependencyRegistry(
      index: index, instructions: [.init(type: "clock", factory: "stopped")], family: family
    ).registerDependencies()
    #expect(family.global.resolve(Clock.self) is StoppedClock)
    let faulty = DynamicDependencyRegistry(
      index: index, instructions: [.init(type: "clock", factory: "system"), .init(type: "clok", factory: "system")],
      family: family)
    let error = #expect(throws: DynamicDependencyIndexError.self) { try faulty.registerDependencies() }
    #expect(error?.description == "no type is indexed as 'clok'; did you mean: clock")
    #expect(family.global.resolve(Clock.self) is StoppedClock)
  }

  private func parse(_ instructions: String...) throws {
    try InjectDependenciesArgumentParser(index: index, family: family)
      .parse(arguments: ["app"] + instructions.flatMap { ["-d", $0] })
  }
}

private struct FactoryIndex: DependencyFactoryIndexable {
  let index: [DependencyFactoryKey: (DependencyContainer) -> Any]
}
