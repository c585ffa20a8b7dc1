@testable import BindingGraph
import cleansec

/// A diagnostic of each kind.
struct Sample: Sendable, CustomStringConvertible {
  let id: DiagnosticID
  let diagnostics: @Sendable () -> [Diagnostic]

  var description: String { id.rawValue }

  /// The first diagnostic of this kind in the sketched graph.
  private init(_ id: DiagnosticID, _ sketch: @escaping @Sendable () -> Sketch) {
    self.id = id
    diagnostics = {
      let passes = Validator.passes + Validator.warningPasses
      return Array(Validator.diagnostics(in: sketch().linked, passes: passes).filter { $0.id == id }.prefix(1))
    }
  }

  private init(_ id: DiagnosticID, diagnostics: @escaping @Sendable () -> [Diagnostic]) {
    self.id = id
    self.diagnostics = diagnostics
  }

  private init(_ diagnostic: @escaping @Sendable () -> Diagnostic) {
    id = diagnostic().id
    diagnostics = { [diagnostic()] }
  }

  static let all = [
    Sample(.missingBinding) {
      let session = Sketch("SessionRoot", "Thermometer", component: "Session")
      return Sketch(
        "Root -> Kitchen", "Kitchen -> Oven", "Oven -> Thermometer", "Fridge -> Optional<Thermometer>",
        "Array<Thermometer>", "Termometer", children: [session])
    },
    Sample(.duplicateBinding) { Sketch("Root -> Flour", "Flour", "Salt", "Flour") },
    Sample(.dependencyCycle) { Sketch("Root -> A", "A -> B", "B -> Optional<C>", "C -> Provider<A>") },
    Sample(.scopeNesting) { Sketch("Root", scope: "S", children: [Sketch("Root", component: "Inner", scope: "S")]) },
    Sample(.duplicateKey) { Sketch("Root", "=Prices{loaf}", "=Prices{roll}", "=Prices{loaf}") },
    Sample(.undeferrableContribution) { Sketch("Root -> Deferred<Array<Page>>", "=Array<Page>", "=Array<Page>*") },
    Sample(.selfInstallingComponent) { Sketch("Root", children: [Sketch(component: "App")]) },
    Sample {
      let names = NamedKeys()
      var assembler = GraphAssembler()
      assembler.addOverride(
        OverridingBinding(
          key: names.key("Clock"), location: place(2), modulePath: [TypeReference(spelling: "FakeClock")],
          scopeOfNoComponent: TypeReference(spelling: "Night"), isUsed: false))
      return UnusedOverridePass.pass.diagnostics(in: Linker.link(assembler.finish(), examiner: names))[0]
    },
    Sample(.unusedDecorator) { Sketch("Root -> Radio", "Radio", "around Radios -> Radios", "Array<Radios>") },
    Sample(.unsendableRequest) {
      Sketch(
        "Root -> SendableComponentFactory<Request>", "Ledger",
        children: [Sketch("Handler -> Ledger", component: "Request")])
    },
    Sample(.asynchronousComponent) {
      Sketch(
        "Root -> Provider<ComponentFactory<Request>>",
        children: [Sketch("Handler -> Ledger", "async Ledger", component: "Request")])
    },
    Sample(.unsharedHook) { Sketch("Root -> Engine", "hooked Engine") },
    Sample {
      Diagnostic(
        FailedCreationFact(
          subject: TypeReference(spelling: "Ledger"), component: TypeReference(spelling: "App"), location: place(3),
          requests: [Request(requirer: TypeReference(spelling: "Clerk"), location: place(4))], reason: "it is lost"))
    },
    Sample {
      Diagnostic(
        FailedHookFact(
          subject: TypeReference(spelling: "Ledger"), component: TypeReference(spelling: "App"), occasion: .stop,
          location: place(3), reason: "it is lost"))
    },
    Sample {
      let step = { (from: String, to: String, line: Int) in
        DependencyCycleFact.Step(
          requirer: TypeReference(spelling: from), requested: TypeReference(spelling: to), location: place(line))
      }
      return Diagnostic(
        ReentrantCreationFact(
          subject: TypeReference(spelling: "Hero"), steps: [step("Hero", "Villain", 3), step("Villain", "Hero", 4)],
          location: place(3)))
    },
    Sample {
      Diagnostic(ChangedConfigurationFact(component: TypeReference(spelling: "App"), location: place(7)))
    },
    Sample {
      Diagnostic(
        ChosenInitializerFact(
          type: TypeReference(spelling: "Radio"), location: place(7), others: [["channel", ""], ["volume"]]))
    },
    Sample {
      let asker = TypeReference(spelling: "Kitchen")
      let radio = TypeReference(spelling: "Radio")
      return Diagnostic(
        ConditionalBindingFact(
          key: radio, in: TypeReference(spelling: "App"), location: place(7),
          requests: [
            MissingBindingFact.Request(requested: radio, shown: radio, requiredFor: asker, location: place(8))
          ]))
    },
    Sample {
      Diagnostic(UnusedRootFact(component: TypeReference(spelling: "Garage"), location: place(7)))
    },
    Sample {
      Diagnostic(
        UnrunHooksFact(
          component: TypeReference(spelling: "Garage"), location: place(7),
          hooks: [UnrunHooksFact.Hook(key: TypeReference(spelling: "Pump"), location: place(3))]))
    },
    Sample {
      Diagnostic(
        SharedTwiceFact(
          type: TypeReference(spelling: "Pump"), component: TypeReference(spelling: "Garage"),
          bindings: ["Valve", "Gauge"].enumerated().map { line, name in
            SharedTwiceFact.Binding(
              key: TypeReference(spelling: name),
              site: BindingSite(location: place(line + 3), modulePath: [TypeReference(spelling: "Garage")]))
          },
          statementPlace: nil))
    },
    Sample(
      .unsharedClass,
      diagnostics: {
        let sketch = Sketch(
          "Root -> Car Van", "Gauge", "hooked Valve", "Car -> Valve", "Van -> Valve", component: "Garage")
        let pump = TypeReference(spelling: "Pump")
        return UnsharedClassSearch.diagnostics(
          in: sketch.linked, .note, classOf: { _ in (type: pump, hasMutableState: true) })
      }),
    Sample {
      Diagnostic(UncheckedCodeFact(UnfollowedCode(.unreadFunction("wire"), at: place(7))))
    },
    Sample(.unusedBinding) { Sketch("Root", "Spare -> Wheel Axle", "Wheel", "Axle") },
    Sample(.neverMade) { Sketch("Root -weak-> Clock", "Clock") },
    Sample {
      Diagnostic(
        UnusedSeedFact(
          seed: TypeReference(spelling: "User"), component: TypeReference(spelling: "Session"),
          sites: [
            BindingSite(location: place(3), modulePath: [TypeReference(spelling: "Session")], role: .seed)
          ]))
    },
    Sample(.shadowedBinding) { Sketch("Root", "Clock", children: [Sketch("R", "Clock", component: "Session")]) },
    Sample(.retainCycle) {
      Sketch(
        "Root -> Store", "Store -> Sync", "Sync -> ComponentFactory<Session>",
        children: [Sketch("R -> Store", component: "Session")])
    },
    Sample {
      Diagnostic(
        id: .pluginError, headline: "\(TypeReference(spelling: "Store")) is \"too\\large\"", location: place(9),
        steps: [DiagnosticStep("seen here", at: place(10))], notes: [DiagnosticStep("as always")],
        suggestions: [DiagnosticSuggestion("make it smaller", code: "shrink(\(TypeReference(spelling: "Store")))")])
    },
  ]

  private static func place(_ line: Int) -> SourceLocation {
    SourceLocation(file: "/Tests/Sketch.swift", line: line)
  }
}
