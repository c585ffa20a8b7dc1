import BindingGraph
import cleansec
import CheckerGraphs
import Cleanse
import TestSupport
import Testing

@Suite("Common early mistakes") struct SecondHourTests {
  @Test("The list has at least 51 mistakes, at least 20 of them with the exact fixing line") func scores() {
    let mistakes = SecondHourMistake.all
    let count = { (score: SecondHourMistake.Score) in mistakes.count { $0.score == score } }
    #expect(mistakes.count >= 51)
    #expect(count(.nothing) == 0)
    #expect(count(.poorReport) <= 3)
    #expect(count(.exactLine) >= 20)
  }

  @Test("Every graph of a mistake is in the list once") func complete() {
    let names = SecondHourMistake.all.compactMap { mistake in
      if case .graph(let name) = mistake.source { "CheckerGraphs.Mistakes.\(name).App" } else { nil }
    }
    #expect(names.sorted() == mistakenGraphs.map { TypeReference($0).qualifiedName }.sorted())
  }

  @Test("The diagnostic of a mistake contains the listed advice", arguments: SecondHourMistake.all)
  func advice(mistake: SecondHourMistake) throws {
    switch mistake.source {
    case .refusal(let file):
      let source = try RepositoryFile.text("Tests/Fixtures/Refusals/\(file).swift")
      #expect(source.contains("{{\(mistake.advice)}}"))
    case .graph(let name):
      let found = try Self.found(in: name).filter { $0.id == mistake.id }
      let suggestions = found.flatMap(\.suggestions)
      guard mistake.score == .exactLine else {
        #expect(suggestions.map { Self.shortened("\($0.text)", of: name) }.contains(mistake.advice))
        return
      }
      let lines = suggestions.compactMap(\.code).map { Self.shortened("\($0)", of: name) }
      #expect(lines.contains(mistake.advice))
      #expect(!mistake.advice.contains("..."))
    }
  }

  /// Mistakes whose static check reports more than the run time: initializers, modules that no component includes,
  /// locations of statements.
  private static let moreAtBuild: Set<String> = [
    "DefaultArgument", "PrivateInitializer", "FailableInitializer", "ThrowingInitializer", "WrongSeed",
    "ForgottenModule", "ForgottenLargeModule", "DroppedStatement",
    "DroppedCollection", "ChosenInitializer", "SharedUnderTwoKeys", "ValueOfBoth", "SharedBelowToo", "UnsharedClass",
    "BoundInOneBranch",
    "BuiltWithHooks",
  ]

  @Test(
    "A mistake has the same diagnostics in the static check and at run time, except for listed ones",
    arguments: mistakenGraphs.map {
      TypeReference($0).qualifiedName
    })
  func parity(root: String) throws {
    let name = root.components(separatedBy: ".")[2]
    guard !Self.moreAtBuild.contains(name) else { return }
    let atBuild = try Self.found(in: name).map(ComparedDiagnostic.init)
    #expect(try atBuild == Self.foundAtRunTime(in: name).map(ComparedDiagnostic.init))
  }

  @Test("The types of a forgotten module are reported one by one at run time, and the same in a static check")
  func forgottenModule() throws {
    let atBuild = try Self.found(in: "ForgottenLargeModule")
    let atRunTime = try Self.foundAtRunTime(in: "ForgottenLargeModule")
    #expect(atRunTime.map(\.id) == [.missingBinding, .missingBinding])
    #expect(atRunTime.map { "\($0.headline)" } == ["Bell: binding missing", "Clock: binding missing"])
    #expect(atBuild.map(\.id) == atRunTime.map(\.id))
    #expect(
      atBuild.map { "\($0.headline) \($0.steps.map(\.text))" }
        == atRunTime.map { "\($0.headline) \($0.steps.map(\.text))" })
    let fixes = atBuild.map {
      $0.suggestions.compactMap(\.code).map { Self.shortened("\($0)", of: "ForgottenLargeModule") }
    }
    #expect(fixes.allSatisfy { $0.first == "binder.include(module: ClockModule.self)" })
  }

  @Test("The suggested terminator fixes an unfinished binding and an implicit choice of init()")
  func ends() throws {
    let folder = try TemporaryFolder(copying: RepositoryFile.url("Tests/Fixtures/Checker/Graphs"))
    let file = "MistakenBindings.swift"
    var text = try folder.text(of: file)
    for (old, new) in [
      (
        "_ = binder.bind(Cache.self).sharedInScope()", "binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)"
      ),
      ("binder.bind(Cache.self).to(factory: Cache.init)", "binder.bind(Cache.self).to(factory: Cache.init(size:))"),
    ] {
      #expect(text.components(separatedBy: old).count == 2)
      text = text.replacingOccurrences(of: old, with: new)
    }
    try folder.write(text, to: file)
    let mended = try TestCompiler.facts(
      ofModule: "CheckerGraphs", sources: folder.contents.sorted().map(folder.path), onlyIn: [folder.path(file)])
    for name in ["DroppedStatement", "ChosenInitializer"] {
      let findings = try GraphCheck([mended], roots: ["Mistakes.\(name).App"]).findings
      #expect(findings.map { $0.diagnostics.map { "\($0.headline)" } } == [[]])
    }
  }

  @Test("A missing type of a library gets a fix in the library's own module") func libraryModule() throws {
    let found = try Self.found(in: "InternalOfLibrary")
    let fix = try #require(found.flatMap(\.suggestions).first { $0.kind == .fix })
    #expect("\(fix.text)" == "bind it in LibraryGaugeModule, which is in the Swift module of LibraryGauge, for example")
    let insertion = try #require(fix.insertion)
    #expect(insertion.location.shortDescription.hasPrefix("Library/Library.swift:"))
    let lines = try RepositoryFile.text("Tests/Fixtures/Checker/Library/Library.swift").components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains("bind(LibraryNeedle.self)") })
    #expect(insertion.location.line == line + 2)
    #expect(insertion.text.description == "    binder.bind(LibraryGauge.self).to(factory: LibraryGauge.init)\n")
    #expect(
      try Self.foundAtRunTime(in: "InternalOfLibrary").flatMap(\.suggestions).map { "\($0.text)" } == ["\(fix.text)"])
  }

  // MARK: Overrides

  private protocol Store {}
  private struct DiskStore: Store {}
  private struct FakeStore: Store {}
  private struct Screen { let store: any Store }

  private struct Shop: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind((any Store).self).to { $0 as DiskStore }
      binder.bind().to(factory: DiskStore.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
      bind.to(factory: Screen.init)
    }
  }

  private struct Price {}

  @Test("An override without a binding is reported with a suggestion") func overrides() {
    let ofImplementation = Overrides().overriding(FakeStore.self) { FakeStore() }
    let ofUnbound = Overrides().overriding(Price.self) { Price() }
    let reports = [ofImplementation, ofUnbound].map { GraphValidator.validate(Shop.self, overrides: $0).diagnostics }
    #expect(reports.map { $0.map(\.id) } == [[.unusedOverride], [.unusedOverride]])
    #expect(
      reports[0].flatMap(\.suggestions).map { "\($0.text)" } == [
        "Store, to which FakeStore conforms",
        "override a type that the graph binds, with its tag if it has one, or remove this override",
      ])
  }

  // MARK: Findings

  private static func found(in name: String) throws -> [Diagnostic] {
    let root = "CheckerGraphs.Mistakes.\(name).App"
    let ofCalls = try FixtureModules.check.get().diagnostics.filter {
      $0.id == .unrunHooks && $0.subject?.qualifiedName == root
    }
    return try #require(FixtureModules.findings.get()[root]).diagnostics + ofCalls
  }

  private static func foundAtRunTime(in name: String) throws -> [Diagnostic] {
    func validate<C: RootComponent>(_ root: C.Type) -> [Diagnostic] { GraphValidator.validate(root).diagnostics }
    let roots = mistakenGraphs.filter { TypeReference($0).qualifiedName == "CheckerGraphs.Mistakes.\(name).App" }
    let root: any RootComponent.Type = try #require(roots.first)
    return validate(root)
  }

  /// The text without the qualification of the mistake's own types.
  private static func shortened(_ text: String, of name: String) -> String {
    text.replacingOccurrences(of: "Mistakes.\(name).", with: "")
  }
}
