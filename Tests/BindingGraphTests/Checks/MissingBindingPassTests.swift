import BindingGraph
import cleansec
import Testing

@Suite("Missing bindings")
struct MissingBindingPassTests {
  @Test("A binding in the component or an ancestor satisfies a dependency in every form")
  func accepts() {
    let sketch = Sketch("A -> Provider<B>", "B", children: [Sketch("C -> B Optional<A>", component: "Child")])
    #expect(missing(sketch).isEmpty)
  }

  @Test("A missing key is one error with every dependent in order of location")
  func onePerKey() {
    #expect(
      missing(Sketch("A -> Gone", "B -> Gone", "C -> Provider<Gone>")) == ["Gone: Gone by A, Gone by B, Gone by C"])
  }

  @Test("A dependent with several forms of a missing key is listed once, with its first form")
  func severalForms() {
    #expect(missing(Sketch("A -> Optional<Gone> Gone Weak<Gone>")) == ["Gone: Optional<Gone> by A"])
  }

  @Test("A key that is missing in several components is one error")
  func severalComponents() {
    let sketch = Sketch(
      "A -> Gone",
      children: [Sketch("B -> Gone", component: "First"), Sketch("C -> Gone", component: "Second")])
    #expect(missing(sketch) == ["Gone: Gone by A, Gone by B, Gone by C"])
  }

  @Test("A binding in a sibling or a subcomponent does not satisfy a dependency")
  func outOfSight() {
    let sketch = Sketch(
      "A -> X", children: [Sketch("X", component: "First"), Sketch("Y -> X", component: "Second")])
    #expect(missing(sketch) == ["X: X by A, X by Y"])
  }

  @Test("A missing binding suggests bindOptional only if all its dependents accept an optional")
  func optionalEverywhere() {
    func lines(_ sketch: Sketch) -> [String] {
      MissingBindingPass.pass.diagnostics(in: sketch.linked).flatMap(\.suggestions).compactMap { $0.code?.description }
    }
    #expect(lines(Sketch("Root -> Optional<Car> Provider<Optional<Car>>")).first == "binder.bindOptional(Car.self)")
    #expect(!lines(Sketch("Root -> Optional<Car> Car")).contains("binder.bindOptional(Car.self)"))
  }

  @Test("Suggested code names the module if two modules have types of the same name")
  func namesakes() {
    func text(_ sketch: Sketch) -> String {
      DiagnosticRenderer.plain.report(of: MissingBindingPass.pass.diagnostics(in: sketch.linked))
    }
    let missing = "Root -> Array<East.Trail.Sign>"
    #expect(text(Sketch(missing, "West.Trail.Sign")).contains("binder.declareCollection(of: East.Trail.Sign.self)"))
    #expect(text(Sketch(missing, "West.Trail.Path")).contains("binder.declareCollection(of: Trail.Sign.self)"))
  }

  @Test("A component without a binding of its root has a missing binding error")
  func root() {
    #expect(missing(Sketch()) == ["Root: Root by App"])
  }

  private func missing(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(MissingBindingPass.pass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? MissingBindingFact else { return nil }
      let requests = fact.requests.map { "\($0.shown) by \($0.requiredFor)" }
      return "\(fact.key): " + requests.joined(separator: ", ")
    }
  }

  @Test("A missing binding uses type declarations for its shape and near misses")
  func hints() {
    let sketch = Sketch("Root -> Clock Radio", "Gear", "Wireless")
    let types = SpelledTypes()
    types.declare(TypeReference(spelling: "Clock"), as: TypeDeclaration(.protocol))
    types.declare(TypeReference(spelling: "Radio"), as: TypeDeclaration(.class))
    types.declare(
      TypeReference(spelling: "Gear"), as: TypeDeclaration(.struct, supertypes: [TypeReference(spelling: "Clock")]))
    let facts = MissingBindingPass.facts(in: sketch.linked, advisor: types)
    #expect(facts.map(\.shape) == [.existential, .object])
    #expect(facts.map { $0.nearMisses.map { "\($0.kind) \($0.bound)" } } == [["conforming Gear"], []])
  }
}
