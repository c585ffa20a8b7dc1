import Cleanse
import Foundation
import Relay
import Testing

@testable import RelayGraph

@Suite("Launch arguments as overrides of a graph") struct DynamicOverridesTests {
  private let index = ObservatoryIndex.make()

  @Test("A launch argument overrides a binding in each component with one object per instance") func replacing() throws
  {
    let root = try build("type=clock,factory=stopped")
    #expect(root.clock.text == "stopped")
    #expect(root.clock === root.sameClock)
    let dome = root.dome.build()
    #expect(dome.clock.text == "stopped")
    #expect(dome.clock !== root.clock)
    #expect(dome.telescope.label == "on stopped")
  }

  @Test("A graph without launch arguments keeps its bindings") func none() throws {
    #expect(try build().clock.text == "stars")
    #expect(try build().note.text == "Mauna Kea")
  }

  @Test("A launch argument shares its value unless its lifecycle is transient") func lifecycles() throws {
    let shared = try build("type=note,factory=blank")
    #expect(shared.note === shared.otherNote)
    let transient = try build("type=note,factory=blank,lifecycle=TRANSIENT")
    #expect(transient.note !== transient.otherNote)
    #expect(transient.note.text == "blank")
  }

  @Test("A launch argument overrides a tagged binding") func tag() throws {
    let root = try build("type=name,factory=hill")
    #expect(root.name.get() == "Hill")
    #expect(root.note.text == "Hill")
  }

  @Test("Factories of launch arguments get their parameters from the graph, overridden ones included") func parameters()
    throws
  {
    let root = try build("type=clock,factory=named", "type=name,factory=hill", "type=telescope,factory=cardboard")
    #expect(root.clock.text == "Hill")
    #expect(root.dome.build().telescope.label == "cardboard on Hill")
  }

  @Test("The last of several launch arguments for a type applies") func repetition() throws {
    index.add("time", type: (any Clock).self)
    let driven = try overrides("type=clock,factory=stopped", "type=time,factory=named")
    #expect(driven.instructions == [DependencyInjectionInstruction(type: "time", factory: "named")])
    let root = try ComponentFactory.of(Observatory.self, overrides: driven.overrides).build()
    #expect(root.clock.text == "Mauna Kea")
  }

  // MARK: Scopes

  @Test("A launch argument with a scope overrides only that component", arguments: ["Dome", "RelayGraphTests.Dome"])
  func component(name: String) throws {
    let root = try build("type=clock,factory=stopped,scope=\(name)")
    #expect(root.clock.text == "stars")
    #expect(root.dome.build().clock.text == "stopped")
  }

  @Test("A global launch argument applies to all components without an argument of their own") func componentAndGlobal()
    throws
  {
    let root = try build("type=clock,factory=stopped,scope=Dome", "type=clock,factory=named")
    #expect(root.clock.text == "Mauna Kea")
    #expect(root.dome.build().clock.text == "stopped")
  }

  @Test("A launch argument with an unknown component is an error that suggests a component") func unknownComponent()
    throws
  {
    let error = try #require(throws: UnusedOverride.self) { try build("type=clock,factory=stopped,scope=Dame") }
    #expect(error.componentName == "Dame")
    #expect(
      error.diagnostic.headline.description == "Clock: is overridden in Dame, which is not a component of the graph")
    #expect(error.diagnostic.suggestions.map(\.text.description) == ["Dome, a component of the graph"])
    #expect(error.diagnostic.location?.file.hasSuffix("Observatory.swift") == true)
  }

  @Test(
    "The error for an unknown component quotes the launch argument and suggests similar names",
    arguments: [
      ("Do", ["Dome"]), ("dom", ["Dome"]), ("Observatry", ["Observatory"]), ("Other.Dome", ["Dome"]), ("Attic", []),
    ])
  func quotedScope(name: String, near: [String]) throws {
    let argument = "type=clock,scope=\(name),factory=stopped"
    let error = try #require(throws: UnusedOverride.self) { try build(argument) }
    #expect(error.diagnostic.suggestions.map(\.text.description) == near.map { "\($0), a component of the graph" })
    #expect(
      error.diagnostic.steps.map(\.text.description)
        == ["Clock is overridden", "chosen by the launch argument '\(argument)' (column 18)"])
    #expect(
      error.diagnostic.notes.map(\.text.description)
        == (near.isEmpty ? ["components of the graph: Observatory, Dome"] : []) + [
          "Clock is bound in Observatory", "Clock is bound in Dome",
        ])
  }

  @Test("A launch argument for a component that does not bind the type is an error") func componentWithoutBinding()
    throws
  {
    let error = try #require(throws: UnusedOverride.self) {
      try build("type=telescope,factory=cardboard,scope=Observatory")
    }
    #expect(error.diagnostic.headline.description == "Telescope: is overridden in Observatory, which does not bind it")
    #expect(error.diagnostic.notes.map(\.text.description) == ["Telescope is bound in Dome"])
  }

  @Test("Each launch argument with an invalid component is an error of its own") func severalComponents() throws {
    let report = GraphValidator.validate(
      Observatory.self,
      overrides: try overrides(
        "type=telescope,factory=cardboard,scope=Dome", "type=telescope,factory=cardboard,scope=Observatory",
        "type=telescope,factory=cardboard,scope=Nowhere"
      ).overrides)
    #expect(report.errors.compactMap { ($0 as? UnusedOverride)?.componentName } == ["Observatory", "Nowhere"])
  }

  // MARK: Errors

  @Test("A missing dependency of a chosen factory is an error before anything is built") func missing() throws {
    let line = #line + 1
    index.add("mirrored", for: Telescope.self) { (_: Mirror) in Telescope(label: "mirrored") }
    let error = try #require(throws: MissingProvider.self) { try build("type=telescope,factory=mirrored") }
    #expect(error.requests.map { ObjectIdentifier($0.requestedType) } == [ObjectIdentifier(Mirror.self)])
    #expect(error.requests.first?.sourceLocation?.line == line)
  }

  @Test("A launch argument for an unbound type is an error that quotes the argument") func unbound() throws {
    index.add("mirror", type: Mirror.self)
    index.add("flat", for: Mirror.self) { Mirror() }
    let error = try #require(throws: UnusedOverride.self) { try build("type=mirror,factory=flat") }
    #expect(ObjectIdentifier(error.boundType) == ObjectIdentifier(Mirror.self))
    #expect(
      error.diagnostic.steps.map(\.text.description)
        == ["Mirror is overridden", "chosen by the launch argument 'type=mirror,factory=flat' (column 6)"])
  }

  @Test(
    "An invalid launch argument is an error of the instruction",
    arguments: ["type=clock", "type=clok,factory=stopped", "type=note,factory=stopped"])
  func faulty(instruction: String) {
    #expect(throws: DependencyInstructionError.self) { try overrides(instruction) }
  }

  @Test("A chosen factory that takes a container is an error with a suggested fix")
  func undeclared() throws {
    index.add(ContainerFactories(index: ["opaque": { _ in StoppedClock() }]))
    let error = try #require(throws: DependencyInstructionError.self) { try overrides("factory=opaque,type=clock") }
    #expect(error.kind == .undeclaredFactory)
    #expect(error.column == 9)
    #expect(
      error.description.hasPrefix(
        "the factory 'opaque' takes a container, so a graph cannot validate it: add it with "
          + "add(\"opaque\", for: Clock.self) { … } and take its dependencies as parameters (column 9)\n"))
    #expect(!index.launchConfigurations().contains { $0.name.contains("opaque") })
  }

  @Test("A chosen factory that throws stops the program with its error and the launch argument")
  func throwingFactory() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Dusty: Error {}
      let index = ObservatoryIndex.make()
      index.add("dusty", for: (any Clock).self) { () throws -> any Clock in throw Dusty() }
      let driven = try DynamicOverrides(
        arguments: ["-d", "type=clock,factory=dusty"], index: index, honoredIn: .allBuilds)
      _ = try ComponentFactory.of(Observatory.self, overrides: driven.overrides).build()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The factory 'dusty' threw Dusty()"))
    #expect(text.contains("It was selected by the launch argument 'type=clock,factory=dusty'"))
  }

  // MARK: Builds

  @Test("The program's own arguments are the default source of instructions") func ownArguments() throws {
    let driven = try DynamicOverrides(arguments: CommandLine.arguments, honoredIn: .allBuilds)
    #expect(driven.instructions.isEmpty)
    #expect(driven.remainingArguments == CommandLine.arguments)
  }

  @Test("Launch arguments apply to debug builds only, or to all builds on request") func builds() throws {
    #expect(DynamicOverrides.Builds.debugBuilds.include(isDebugBuild: true))
    #expect(!DynamicOverrides.Builds.debugBuilds.include(isDebugBuild: false))
    #expect(DynamicOverrides.Builds.allBuilds.include(isDebugBuild: true))
    #expect(DynamicOverrides.Builds.allBuilds.include(isDebugBuild: false))
    let usual = try DynamicOverrides(arguments: ["-d", "type=clock,factory=stopped", "x"], index: index)
    #if DEBUG
      #expect(usual.instructions.count == 1)
    #else
      #expect(usual.instructions.isEmpty)
    #endif
  }

  @Test("Ignored launch arguments remain in the list, valid or not") func ignored() throws {
    let arguments = ["app", "-d", "type=clock,factory=stopped", "-d", "nonsense", "x"]
    let ignored = try DynamicOverrides(arguments: arguments, index: index, isHonored: false, place: (#filePath, #line))
    #expect(ignored.instructions.isEmpty)
    #expect(ignored.remainingArguments == arguments)
    #expect(try ComponentFactory.of(Observatory.self, overrides: ignored.overrides).build().clock.text == "stars")
  }

  @Test("Applied launch arguments are removed from the list") func remaining() throws {
    let driven = try DynamicOverrides(
      arguments: ["app", "-d", "type=clock,factory=stopped", "--", "-d"], index: index, honoredIn: .allBuilds)
    #expect(driven.remainingArguments == ["app", "--", "-d"])
  }

  // MARK: Support

  private func overrides(_ instructions: String...) throws -> DynamicOverrides {
    try overrides(instructions)
  }

  private func overrides(_ instructions: [String]) throws -> DynamicOverrides {
    try DynamicOverrides(
      arguments: ["app"] + instructions.flatMap { ["--dependency", $0] }, index: index, honoredIn: .allBuilds)
  }

  @discardableResult
  private func build(_ instructions: String...) throws -> Observatory.Root {
    try ComponentFactory.of(Observatory.self, overrides: overrides(instructions).overrides).build()
  }
}

private struct ContainerFactories: DependencyFactoryIndexable {
  let index: [DependencyFactoryKey: (DependencyContainer) -> Any]
}
