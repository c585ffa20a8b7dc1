import BindingGraph
import Testing
import cleansec

/// Near misses in graphs whose types are known by their names. Runtime types have tests of their own.
@Suite("Near misses")
struct NearMissFinderTests {
  @Test("A missing type without similar bindings has no near misses")
  func none() {
    #expect(nearMisses(Sketch("Root -> Gone", "Engine", "Harbour")) == [])
  }

  @Test("Optionals, arrays, sets and dictionaries of a missing type are near misses")
  func wrapped() {
    #expect(
      nearMisses(
        Sketch("Root -> Gone", "Optional<Gone>", "=Array<Gone>", "Set<Gone>", "Dictionary<String,Gone>", "Array<Box>"))
        == ["wrapped Optional<Gone>:2", "wrapped Array<Gone>:3", "wrapped Set<Gone>:4"]
        + ["wrapped Dictionary<String,Gone>:5"])
  }

  @Test("The element of a missing collection and other collections of it are near misses")
  func collections() {
    #expect(
      nearMisses(Sketch("Root -> Array<Page>", "Set<Page>", "Page"))
        == ["element(of: BindingGraph.TypeShape.array(of: Page)) Page:3", "otherCollection Set<Page>:2"])
  }

  @Test("A binding in an invisible component is a near miss with the common parent component")
  func outOfSight() {
    let sketch = Sketch(
      "Root -> Gone",
      children: [
        Sketch("X -> Gone", component: "Asking"), Sketch("Y", "Gone", component: "Binding"),
      ])
    #expect(nearMisses(sketch) == ["outOfSight(in: Binding, of: App, common: App) Gone:6"])
    let siblings = Sketch(
      "Root",
      children: [Sketch("X -> Gone", component: "Asking"), Sketch("Y", "Gone", component: "Binding")])
    #expect(nearMisses(siblings) == ["outOfSight(in: Binding, of: Asking, common: App) Gone:6"])
  }

  @Test("Types with similar names are near misses, sorted by edit distance")
  func spelling() {
    #expect(
      nearMisses(Sketch("Root -> Thermometer", "Thermometre", "ThermoMeter", "Thermostat", "Termometer"))
        == [
          "similarName(distance: 0) ThermoMeter:3", "similarName(distance: 1) Thermometre:2",
          "similarName(distance: 1) Termometer:5",
        ])
  }

  @Test(
    "A name of twelve letters with any common misspelling is a near miss",
    arguments: [
      "AANetworkCalls", "etworkCalls", "NteworkCalls", "NetworkCallsss", "NetworkBells", "networkcalls", "NetwrokClals",
      "Network1Ca11s",
    ])
  func slips(name: String) {
    #expect(nearMisses(Sketch("Root -> NetworkCalls", name)).count == 1)
  }

  @Test("Short names that differ in one letter are no near misses")
  func shortNames() {
    #expect(nearMisses(Sketch("Root -> Cat", "Car", "Cut")) == [])
  }

  @Test("Near misses of generic types differ either in the name or in the arguments")
  func generics() {
    #expect(
      nearMisses(Sketch("Root -> Storage<Coat>", "Storage<Cake>", "Storage<Boats>", "Starage<Coat>")) == [
        "similarName(distance: 1) Starage<Coat>:4"
      ])
  }

  @Test("Types with names of implementations of a protocol are near misses")
  func implementations() {
    #expect(
      nearMisses(Sketch("Root -> Clock", "SystemClock", "ClockImpl", "Calendar"))
        == ["namedLikeImplementation SystemClock:2", "namedLikeImplementation ClockImpl:3"])
  }

  @Test("A missing type has at most five near misses, the best ones")
  func limit() {
    let names = ["Enginea", "Engineb", "Enginec", "Engined", "Enginee", "Enginef", "Optional<Engine>"]
    let found = nearMisses(Sketch(["Root -> Engine"] + names))
    #expect(found.count == 5)
    #expect(found.first == "wrapped Optional<Engine>:8")
  }

  @Test("Near misses are searched in the component of the dependent and its ancestors")
  func visibility() {
    let sketch = Sketch(
      "Root", "Optional<Gone>",
      children: [
        Sketch("X -> Gone", "Array<Gone>", component: "Asking"), Sketch("Y", "Set<Gone>", component: "Other"),
      ])
    #expect(nearMisses(sketch) == ["wrapped Optional<Gone>:2", "wrapped Array<Gone>:6"])
  }

  @Test("Near misses are independent of the order of bindings")
  func order() {
    let names = ["Optional<Engine>", "Set<Engine>", "EngineImpl", "Engyne", "Harbour"]
    for _ in 0..<20 {
      let found = nearMisses(Sketch(["Root -> Engine"] + names.shuffled())).map { $0.split(separator: ":")[0] }
      #expect(Set(found.prefix(2)) == ["wrapped Optional<Engine>", "wrapped Set<Engine>"])
      #expect(Array(found.dropFirst(2)) == ["namedLikeImplementation EngineImpl", "similarName(distance"])
    }
  }

  @Test("A type that depends on the missing type, even weakly, is no near miss")
  func decorators() {
    #expect(nearMisses(Sketch("Root -> Clock", "EchoClock -> Clock")) == [])
    #expect(
      nearMisses(Sketch("Root -> Clock", "EchoClock -> Provider<Wall>", "Wall -> Optional<Clock>", "SystemClock")) == [
        "namedLikeImplementation SystemClock:4"
      ])
    #expect(nearMisses(Sketch("Root -> Clock", "EchoClock -weak-> Clock")) == [])
    #expect(nearMisses(Sketch("Root -> Clock", "EchoClock -> Wall", "Wall -weak-> Clock")) == [])
    #expect(nearMisses(Sketch("Root -> Array<Page>", "Page -> Index", "Index -> Array<Page>")) == [])
  }

  @Test("A near miss that is invisible to some dependents names its component and has no code")
  func hidden() throws {
    let sketch = Sketch(
      "Root",
      children: [
        Sketch("X -> Clock", "ClockImpl", component: "S"), Sketch("Y -> Clock", component: "T"),
      ])
    let types = SpelledTypes()
    types.declare(TypeReference(spelling: "Clock"), as: TypeDeclaration(.protocol))
    types.declare(
      TypeReference(spelling: "ClockImpl"),
      as: TypeDeclaration(.struct, supertypes: [TypeReference(spelling: "Clock")]))
    let found = Validator.diagnostics(in: sketch.linked, advisor: types)
    #expect(
      found.flatMap(\.suggestions).map(\.description) == [
        "ClockImpl in S, which conforms to Clock (Tests/Sketch.swift:5)",
        "bind it in App, for example: binder.bind(Clock.self).to { ... }",
      ])
    let visible = Sketch("Root", "ClockImpl", children: sketch.children)
    #expect(
      Validator.diagnostics(in: visible.linked, advisor: types).flatMap(\.suggestions).first?.description
        == "ClockImpl, which conforms to Clock (Tests/Sketch.swift:2): "
        + "binder.bind(Clock.self).to { $0 as ClockImpl }")
  }

  @Test("A bound protocol or superclass of a missing type is suggested as the dependency instead")
  func generalizations() {
    let types = SpelledTypes()
    let type = { TypeReference(spelling: $0) }
    types.declare(type("Console"), as: TypeDeclaration(.protocol))
    types.declare(type("Mark"), as: TypeDeclaration(.struct, element: type("Console")))
    types.declare(type("Device"), as: TypeDeclaration(.class))
    types.declare(
      type("Printer"),
      as: TypeDeclaration(.class, supertypes: [type("Console"), type("Device")]))
    types.findInitializer = { asked in
      asked == type("Printer") ? InitializerSignature(parameters: [], needs: [], isPublic: false) : nil
    }
    func help(_ bound: String) -> [String] {
      Validator.diagnostics(in: Sketch("Root -> Printer", bound).linked, advisor: types).flatMap(\.suggestions).map {
        $0.description
      }
    }
    for (bound, relation) in [
      ("Console", "to which Printer conforms"), ("Device", "a superclass of Printer"),
      ("Cleanse.TaggedProvider<Mark>", "to which Printer conforms"),
    ] {
      let name = TypeReference(spelling: bound).name
      #expect(
        help(bound) == [
          "\(name), \(relation) (Tests/Sketch.swift:2)",
          "inject \(name) if it is bound to Printer: a binding of Printer itself would create a second object",
        ])
    }
    #expect(
      help("Harbour") == ["bind it in App, for example: binder.bind(Printer.self).to(factory: Printer.init)"])
  }

  @Test("A module whose own dependencies the component lacks is a hint")
  func needyModule() {
    let names = NamedKeys()
    let module = TypeReference(spelling: "SessionModule")
    var app = ComponentRecord(named: "App")
    app.addRequirement(names.key("Prefs"))
    app.addBinding(names.key("Root"), kind: .factory, attributes: .root)
    let factory = app.addBinding(names.key("ComponentFactory<Session>"), kind: .componentFactory)
    var session = ComponentRecord(named: "Session", seed: "User", root: "Screen", installedBy: factory)
    session.addBinding(names.key("User"), kind: .seed)
    session.addRequirement(names.key("Prefs"))
    session.addBinding(names.key("Screen"), kind: .factory, attributes: .root)
    session.modules.append(ModulePath(type: module, parent: 0))
    session.addRequirement(names.key("Provider<User>"))
    session.addBinding(names.key("Prefs"), in: 1, kind: .factory)
    var assembler = GraphAssembler()
    let outermost = assembler.add(app, in: nil)
    _ = assembler.add(session, in: outermost)
    let graph = Linker.link(assembler.finish(), examiner: names)
    let types = SpelledTypes()
    types.declare(module, as: TypeDeclaration(.struct, moduleScope: .unscoped))
    let found = Validator.diagnostics(in: graph, advisor: types)
    #expect(found.map(\.headline.description) == ["Prefs: binding missing"])
    #expect(
      found.flatMap(\.suggestions).map(\.description).first
        == "Prefs in SessionModule, which Session includes but App does not; that module also requires User: "
        + "binder.include(module: SessionModule.self)")
    #expect(found.flatMap(\.suggestions).first?.kind == .hint)
  }

  @Test("Near misses of a key that is bound twice are independent of the order of statements")
  func boundTwice() {
    #expect(nearMisses(Sketch("Root -> Gone", "Optional<Gone>", "Optional<Gone>")) == ["wrapped Optional<Gone>:2"])
    for order in [[2, 9], [9, 2]] {
      let found = nearMisses(in: linked(boundAtLines: order))
      #expect(found == ["wrapped Optional<Gone>:2"])
    }
  }

  /// A root that requires `Gone`, and an optional of it that is bound twice.
  private func linked(boundAtLines lines: [Int]) -> LinkedGraph {
    let names = NamedKeys()
    var app = ComponentRecord(named: "App")
    app.addRequirement(names.key("Gone"))
    app.addBinding(names.key("Root"), kind: .factory, attributes: .root)
    for line in lines {
      app.addBinding(
        names.key("Optional<Gone>"), kind: .factory, at: GraphLocation(file: "/Tests/Sketch.swift", line: line))
    }
    return Linker.link(app.graph, examiner: names)
  }

  private func nearMisses(_ sketch: Sketch) -> [String] { nearMisses(in: sketch.linked) }

  private func nearMisses(in graph: LinkedGraph) -> [String] {
    MissingBindingPass.pass.diagnostics(in: graph).flatMap { diagnostic -> [String] in
      guard let fact = diagnostic.fact as? MissingBindingFact else { return [] }
      return fact.nearMisses.map { "\($0.kind) \($0.bound):\($0.location?.line ?? 0)" }
    }
  }
}
