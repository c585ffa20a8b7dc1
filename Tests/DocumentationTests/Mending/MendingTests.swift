import BindingGraph
import Cleanse
import Foundation
import Testing

@Suite("Suggested lines")
struct MendingTests {
  /// Sources with mistakes, what is found in them, and what the gaps of suggested lines are filled with, in their order.
  private static var examples: [MendedExample] {
    [
      MendedExample(
        "Mending/GarageMistakes.swift", GarageMistakes.validate(), "GarageMistakes.validate()",
        gaps: [
          "Garage.Car(...)": "Garage.Car()", "$0 as ...": "$0 as Garage.Diesel", "Garage.Lift(...)": "Garage.Lift()",
          "Filter.self).intoCollection().to(value: ...)":
            "Filter.self).intoCollection().to(value: Garage.Diesel.Filter())",
          "Wheel.self).intoCollection().to(value: ...)": "Wheel.self).intoCollection().to(value: Garage.Wheel())",
          "intoSet().to(value: ...)": "intoSet().to(value: Garage.Wheel())",
          "Speed.self).to(value: ...)": "Speed.self).to(value: 1)",
          "Name.self).to(value: ...)": "Name.self).to(value: \"\")",
          "to(factory: ...)": "to { (_: Assisted<Int>) in Garage.Order() }",
          "to(injector: ...)": "to { (_: Garage.Door, _: Int) in }",
        ]),
      MendedExample(
        "Mending/LibraryMistakes.swift", LibraryMistakes.validate(), "LibraryMistakes.validate()",
        gaps: [
          "Slot<String>(...)": "Slot<String>()", "$0 as ...": "fatalError()", "Reading(...)": "Reading()",
        ]),
      MendedExample(
        "Mending/VaultMistakes.swift", VaultMistakes.validate(), "VaultMistakes.validate()",
        gaps: ["Coin.Box(...)": "Coin.Box()", "to(value: ...)": "to(value: Bar())"]),
      MendedExample(
        "Mending/DepotMistakes.swift", DepotMistakes.validate(), "DepotMistakes.validate()",
        gaps: ["Depot.Seal(...)": "Depot.Seal()"]),
      MendedExample("Mending/AtticWarnings.swift", AtticWarnings.validate(), "AtticWarnings.validate()"),
      MendedExample(
        "Diagnostics/MissingBinding.swift", GraphValidator.validate(KitchenComponent.self),
        "GraphValidator.validate(KitchenComponent.self)", gaps: ["Thermometer(...)": "Thermometer()"]),
      MendedExample(
        "Diagnostics/UnusedBinding.swift", GraphValidator.validate(HouseComponent.self),
        "GraphValidator.validate(HouseComponent.self)"),
      MendedExample(
        "Diagnostics/ShadowedBinding.swift", GraphValidator.validate(BrowserComponent.self),
        "GraphValidator.validate(BrowserComponent.self)"),
      MendedExample(
        "Diagnostics/RetainCycle.swift", GraphValidator.validate(WindowComponent.self),
        "GraphValidator.validate(WindowComponent.self)"),
    ]
  }

  @Test("compile as they stand, or with their gaps filled, and mend what they are said to mend")
  func compile() throws {
    let mends = Self.examples.flatMap(\.mends)
    #expect(mends.count > 30)
    #expect(mends.filter { $0.line.contains("...") }.map(\.line) == [])
    let found = try MendedProgram(mends).run()
    try #require(found.count == mends.count)
    for (mend, findings) in zip(mends, found) {
      #expect(!findings.contains(mend.headline), "\(mend.line)")
      // That something is not used any more is for warnings to say.
      #expect(findings.subtracting(mend.others).filter { $0.hasPrefix("error") } == [], "\(mend.line)")
    }
  }

  @Test("are there for types that are nested, generic, private and constrained")
  func variety() {
    let lines = Set(Self.examples.flatMap(\.mends).map(\.suggestion))
    let expected = [
      "binder.bindOptional(Garage.Car.self)", "binder.bind((any Garage.Engine).self).to { $0 as Garage.Diesel }",
      "binder.bind(Int.self).tagged(with: Garage.Speed.self).to { $0 as Int }",
      "binder.bind((any Codec<Int>).self).to { $0 as NumberCodec }",
      "binder.bind((any Lock).self).to { $0 as YaleLock }", "binder.include(module: Depot.Storage.self)",
      "binder.accept(.shadowedBinding, for: (any Attic.Lamp).self)",
      "binder.accept(.unusedBinding, for: Attic.Trunk<Attic.Room>.self)",
    ]
    #expect(expected.filter { !lines.contains($0) } == [])
  }
}
