import TestSupport
import BindingGraph
import Cleanse
import Foundation
import Testing

@Suite("Suggested fixes")
struct MendingTests {
  /// Sources with mistakes, their reports, and the replacements of incomplete parts of suggested lines.
  private static var examples: [MendedExample] {
    [
      MendedExample(
        "Mending/GarageMistakes.swift", GarageMistakes.validate(), "GarageMistakes.validate()",
        gaps: [
          "$0 as ...": "$0 as Garage.Diesel", ".to { ... }": ".to { fatalError() }",
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
          ".to { ... }": ".to { fatalError() }"
        ]),
      MendedExample(
        "Mending/VaultMistakes.swift", VaultMistakes.validate(), "VaultMistakes.validate()",
        gaps: ["to(value: ...)": "to(value: Bar())"]),
      MendedExample(
        "Mending/DepotMistakes.swift", DepotMistakes.validate(), "DepotMistakes.validate()"),
      MendedExample("Mending/AtticWarnings.swift", AtticWarnings.validate(), "AtticWarnings.validate()"),
      MendedExample(
        "Diagnostics/MissingBinding.swift", GraphValidator.validate(KitchenComponent.self),
        "GraphValidator.validate(KitchenComponent.self)"),
      MendedExample(
        "Diagnostics/UnusedBinding.swift", GraphValidator.validate(HouseComponent.self),
        "GraphValidator.validate(HouseComponent.self)"),
      MendedExample(
        "Diagnostics/ShadowedBinding.swift", GraphValidator.validate(BrowserComponent.self),
        "GraphValidator.validate(BrowserComponent.self)"),
      MendedExample(
        "Diagnostics/RetainCycle.swift", GraphValidator.validate(WindowComponent.self),
        "GraphValidator.validate(WindowComponent.self)"),
      MendedExample(
        "Diagnostics/NeverMade.swift", GraphValidator.validate(CinemaComponent.self),
        "GraphValidator.validate(CinemaComponent.self)"),
      MendedExample(
        "Diagnostics/UnusedSeed.swift", GraphValidator.validate(InnComponent.self),
        "GraphValidator.validate(InnComponent.self)"),
      MendedExample("Mending/PierMistakes.swift", PierMistakes.validate(), "PierMistakes.validate()"),
      MendedExample(
        "Diagnostics/ImplementationBesideProtocol.swift",
        GraphValidator.validate(
          ShellComponent.self, serviceLoader: CleanseServiceLoader([ImplementationBesideProtocolRule()])),
        """
        GraphValidator.validate(
          ShellComponent.self, serviceLoader: CleanseServiceLoader([ImplementationBesideProtocolRule()]))
        """),
    ]
  }

  @Test("Suggested lines compile and fix their diagnostics without new errors")
  func compile() throws {
    let mends = Self.examples.flatMap(\.mends)
    #expect(mends.count > 30)
    #expect(mends.filter { $0.line.contains("...") }.map(\.line) == [])
    let found = try MendedProgram(mends).run()
    try #require(found.count == mends.count)
    for (mend, findings) in zip(mends, found) {
      #expect(!findings.contains(mend.headline), "\(mend.line)")
      // Unused bindings are reported only if no binding is missing. A suggestion that is no fix may cause warnings.
      let new = findings.subtracting(mend.others).filter { finding in
        mend.isFix ? !finding.hasSuffix("is bound but never used") : finding.hasPrefix("error")
      }
      #expect(new == [], "\(mend.line)")
    }
  }

  /// Suggested lines of other reports that these sources do not cover, with the reasons.
  private static let withoutSource = [
    "shrink(_)": "a plugin's own, made up",
    ".to { _() }": "of chosen-initializer: ends a statement that is there; DiagnosticsPageTests compile it",
    ".to(factory: _.init(channel:_:))": "of chosen-initializer: ends a statement that is there",
    "binder.accept(.conditionalBinding, for: _.self)": "of conditional-binding; KnownConditionTests compile it",
    "binder.accept(.sharedTwice, for: _.self)": "of shared-twice; SharedTwiceAccepted.swift is compiled",
    "binder.accept(.unsharedClass, for: _.self)": "of unshared-class; UnsharedClassAccepted.swift is compiled",
    "binder.accept(.unrunHooks, for: _.self)": "of unrun-hooks; UnrunHooksAccepted.swift is compiled",
    "try _.of(_.self)": "of unused-root: no statement of configure; UnusedRootMended.swift is compiled",
    "try _.check(_.self)": "of unused-root: no statement of configure",
    "try _.check(...)": "of unchecked-code: no statement of configure, and the root is a gap",
    ".overriding(_.self) { ... }": "of live-binding: no statement of configure; LiveBindingMended.swift is compiled",
    "allowingLive: [_.self]": "of live-binding: no statement of configure; LiveBindingsGuideTests have it",
    "struct _: _ {}": "of scope-nesting: a declaration, not a statement of configure",
    "binder.bind(_.self).to(factory: ...)": "of a type of which nothing is known: a gap is left",
  ]

  @Test("The suggested lines of all recorded reports are compiled or listed with a reason")
  func complete() throws {
    let compiled = Set(Self.examples.flatMap(\.mends).map { Self.pattern(of: $0.suggestion) })
    let pages = Example.all.flatMap { Self.lines(in: $0.report()) }
    let kept =
      try Self.texts(in: "Goldens/plain").flatMap(Self.lines)
      + Self.texts(in: "ExpectedOutput").flatMap(Self.codeMembers)
    #expect(kept.count > 10)
    let patterns = Set((pages + kept).map(Self.pattern))
    #expect(patterns.subtracting(compiled).subtracting(Self.withoutSource.keys) == [])
    #expect(Set(Self.withoutSource.keys).subtracting(patterns) == [], "no report has these lines any more")
  }

  /// The suggested lines of a report, each indented by eight spaces.
  private static func lines(in report: String) -> [String] {
    report.components(separatedBy: "\n").filter { $0.hasPrefix("        ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func texts(in folder: String) throws -> [String] {
    let url = RepositoryFile.url("Tests/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The suggested lines in a JSON document.
  private static func codeMembers(of document: String) -> [String] {
    let key = "\"code\": \""
    return document.components(separatedBy: "\n").compactMap { line in
      line.range(of: key).map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
    }
  }

  /// The line with placeholders for the names of types.
  private static func pattern(of line: String) -> String {
    let types =
      #/\(any [A-Z][A-Za-z.<>, ]*\)|\b(?!AsyncComponentFactory)[A-Z][A-Za-z0-9]*(\.[A-Z][A-Za-z0-9]*|<[^<>]*(<[^<>]*>)?[^<>]*>)*/#
    return line.replacing(types, with: "_")
  }

  @Test("Suggested lines exist for nested, generic, private and constrained types")
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
