import Cleanse
import Foundation
import Relay
import Testing

@testable import RelayGraph

@Suite("Launch arguments on a graph") struct DynamicOverridesTests {
  private let index = ObservatoryIndex.make()

  @Test("replace a binding wherever it stands, and share as a singleton does") func replacing() throws {
    let root = try build("type=clock,factory=stopped")
    #expect(root.clock.text == "stopped")
    #expect(root.clock === root.sameClock)
    let dome = root.dome.build()
    #expect(dome.clock.text == "stopped")
    #expect(dome.clock !== root.clock)
    #expect(dome.telescope.label == "on stopped")
  }

  @Test("replace nothing where there are none") func none() throws {
    #expect(try build().clock.text == "stars")
    #expect(try build().note.text == "Mauna Kea")
  }

  @Test("may ask for a new value at each request, and share one otherwise") func lifecycles() throws {
    let shared = try build("type=note,factory=blank")
    #expect(shared.note === shared.otherNote)
    let transient = try build("type=note,factory=blank,lifecycle=TRANSIENT")
    #expect(transient.note !== transient.otherNote)
    #expect(transient.note.text == "blank")
  }

  @Test("replace what is bound under a tag") func tag() throws {
    let root = try build("type=name,factory=hill")
    #expect(root.name.get() == "Hill")
    #expect(root.note.text == "Hill")
  }

  @Test("take factories whose parameters the graph serves, overridden ones too") func parameters() throws {
    let root = try build("type=clock,factory=named", "type=name,factory=hill", "type=telescope,factory=cardboard")
    #expect(root.clock.text == "Hill")
    #expect(root.dome.build().telescope.label == "cardboard on Hill")
  }

  @Test("that repeat themselves mean the last one") func repetition() throws {
    index.add("time", type: (any Clock).self)
    let driven = try overrides("type=clock,factory=stopped", "type=time,factory=named")
    #expect(driven.instructions == [DependencyInjectionInstruction(type: "time", factory: "named")])
    let root = try ComponentFactory.of(Observatory.self, overrides: driven.overrides).build()
    #expect(root.clock.text == "Mauna Kea")
  }

  // MARK: Scopes

  @Test("reach one component where they name it", arguments: ["Dome", "RelayGraphTests.Dome"])
  func component(name: String) throws {
    let root = try build("type=clock,factory=stopped,scope=\(name)")
    #expect(root.clock.text == "stars")
    #expect(root.dome.build().clock.text == "stopped")
  }

  @Test("reach the others too, where one says so for all of them") func componentAndGlobal() throws {
    let root = try build("type=clock,factory=stopped,scope=Dome", "type=clock,factory=named")
    #expect(root.clock.text == "Mauna Kea")
    #expect(root.dome.build().clock.text == "stopped")
  }

  @Test("are an error where there is no such component, with the one that was meant") func unknownComponent() throws {
    let error = try #require(throws: UnusedOverride.self) { try build("type=clock,factory=stopped,scope=Dame") }
    #expect(error.componentName == "Dame")
    #expect(
      error.diagnostic.headline.description == "Clock: is overridden in Dame, which is not a component of the graph")
    #expect(error.diagnostic.suggestions.map(\.text.description) == ["Dome, a component of the graph"])
    #expect(error.diagnostic.location?.file.hasSuffix("Observatory.swift") == true)
  }

  @Test(
    "are an error that quotes the argument, and knows short names too",
    arguments: [
      ("Do", ["Dome"]), ("dom", ["Dome"]), ("Observatry", ["Observatory"]), ("Other.Dome", ["Dome"]), ("Attic", []),
    ])
  func quotedScope(name: String, near: [String]) throws {
    let argument = "type=clock,scope=\(name),factory=stopped"
    let error = try #require(throws: UnusedOverride.self) { try build(argument) }
    #expect(error.diagnostic.suggestions.map(\.text.description) == near.map { "\($0), a component of the graph" })
    #expect(
      error.diagnostic.steps.map(\.text.description)
        == ["overridden", "chosen by the launch argument '\(argument)' (column 18)"])
    #expect(
      error.diagnostic.notes.map(\.text.description)
        == (near.isEmpty ? ["components of the graph: Observatory, Dome"] : []) + [
          "Clock is bound in Observatory", "Clock is bound in Dome",
        ])
  }

  @Test("are an error where the component does not bind the type") func componentWithoutBinding() throws {
    let error = try #require(throws: UnusedOverride.self) {
      try build("type=telescope,factory=cardboard,scope=Observatory")
    }
    #expect(error.diagnostic.headline.description == "Telescope: is overridden in Observatory, which does not bind it")
    #expect(error.diagnostic.notes.map(\.text.description) == ["Telescope is bound in Dome"])
  }

  @Test("are an error for each component that is wrong") func severalComponents() throws {
    let report = GraphValidator.validate(
      Observatory.self,
      overrides: try overrides(
        "type=telescope,factory=cardboard,scope=Dome", "type=telescope,factory=cardboard,scope=Observatory",
        "type=telescope,factory=cardboard,scope=Nowhere"
      ).overrides)
    #expect(report.errors.compactMap { ($0 as? UnusedOverride)?.componentName } == ["Observatory", "Nowhere"])
  }

  // MARK: Errors

  @Test("that choose a stub which lacks something are found before anything is built") func missing() throws {
    let line = #line + 1
    index.add("mirrored", for: Telescope.self) { (_: Mirror) in Telescope(label: "mirrored") }
    let error = try #require(throws: MissingProvider.self) { try build("type=telescope,factory=mirrored") }
    #expect(error.requests.map { ObjectIdentifier($0.requestedType) } == [ObjectIdentifier(Mirror.self)])
    #expect(error.requests.first?.sourceLocation?.line == line)
  }

  @Test("that name a type which the graph does not bind are found too") func unbound() throws {
    index.add("mirror", type: Mirror.self)
    index.add("flat", for: Mirror.self) { Mirror() }
    let error = try #require(throws: UnusedOverride.self) { try build("type=mirror,factory=flat") }
    #expect(ObjectIdentifier(error.boundType) == ObjectIdentifier(Mirror.self))
    #expect(
      error.diagnostic.steps.map(\.text.description)
        == ["overridden", "chosen by the launch argument 'type=mirror,factory=flat' (column 6)"])
  }

  @Test(
    "that are faulty are errors of the arguments",
    arguments: ["type=clock", "type=clok,factory=stopped", "type=note,factory=stopped"])
  func faulty(instruction: String) {
    #expect(throws: DependencyInstructionError.self) { try overrides(instruction) }
  }

  @Test("that choose a factory which takes a container are errors that say how to index it instead")
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

  // MARK: Builds

  @Test("are those of the program, unless others are handed in") func ownArguments() throws {
    let driven = try DynamicOverrides(arguments: CommandLine.arguments, honoredIn: .allBuilds)
    #expect(driven.instructions.isEmpty)
    #expect(driven.remainingArguments == CommandLine.arguments)
  }

  @Test("are obeyed in debug builds, and in others where the program says so") func builds() throws {
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

  @Test("that are ignored are left to the program, be they faulty or not") func ignored() throws {
    let arguments = ["app", "-d", "type=clock,factory=stopped", "-d", "nonsense", "x"]
    let ignored = try DynamicOverrides(arguments: arguments, index: index, isHonored: false, place: (#filePath, #line))
    #expect(ignored.instructions.isEmpty)
    #expect(ignored.remainingArguments == arguments)
    #expect(try ComponentFactory.of(Observatory.self, overrides: ignored.overrides).build().clock.text == "stars")
  }

  @Test("that are obeyed are taken out of the list") func remaining() throws {
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
