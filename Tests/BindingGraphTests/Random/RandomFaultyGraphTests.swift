import BindingGraph
import Foundation
import Testing

/// Graphs with tangled errors of all kinds: each has a report in every format, which is the same each time.
@Suite("Random graphs with errors")
struct RandomFaultyGraphTests {
  @Test("A random graph has the same complete report in every format each time", arguments: 0..<200)
  func reports(seed: Int) throws {
    var random = RandomSketch(seed: seed)
    let sketch = random.sketch(of: ["App"])
    let diagnostics = found(in: sketch)
    let texts = try reports(of: diagnostics)
    // The second run iterates sets and dictionaries in a different order.
    #expect(try reports(of: found(in: sketch)) == texts)
    #expect(Set(diagnostics.map(\.description)).count == diagnostics.count, "one cause is one diagnostic")
  }

  @Test("Random graphs contain errors and warnings of all kinds")
  func kinds() {
    let ids = (0..<200).flatMap { seed -> [DiagnosticID] in
      var random = RandomSketch(seed: seed)
      return found(in: random.sketch(of: ["App"])).map(\.id)
    }
    let expected: Set<DiagnosticID> = [
      .missingBinding, .duplicateBinding, .dependencyCycle, .scopeNesting, .duplicateKey, .selfInstallingComponent,
      .unusedBinding, .shadowedBinding, .retainCycle, .undeferrableContribution,
    ]
    #expect(Set(ids) == expected)
  }

  private func found(in sketch: Sketch) -> [Diagnostic] {
    let linked = sketch.linked
    return Validator.diagnostics(in: linked)
      + Validator.diagnostics(in: linked, passes: Validator.warningPasses)
  }

  private func reports(of diagnostics: [Diagnostic]) throws -> [String] {
    let json = DiagnosticRenderer.json.report(of: diagnostics)
    let sarif = DiagnosticRenderer.sarif.report(of: diagnostics)
    for document in [json, sarif] { _ = try JSONSerialization.jsonObject(with: Data(document.utf8)) }
    let compiler = DiagnosticRenderer.compiler.report(of: diagnostics)
    let lines = compiler.split(separator: "\n")
    #expect(lines.count { $0.contains(": error: ") || $0.contains(": warning: ") } == diagnostics.count)
    #expect(lines.allSatisfy { $0.contains(": error: ") || $0.contains(": warning: ") || $0.contains(": note: ") })
    return [json, sarif, compiler] + [DiagnosticRenderer.plain, .terminal].map { $0.report(of: diagnostics) }
  }
}

/// Draws sketches with errors, the same ones for a seed on every platform.
private struct RandomSketch {
  private static let names = ["Engine", "Engnie", "EngineImpl", "Wheel", "Axle", "Ship", "Fleet"]
  private static let forms = ["Provider", "Weak", "Lazy", "Optional", "Array", "TaggedProvider"]
  private static let components = ["App", "Session", "Page", "Popup"]
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 2 &+ 1
  }

  /// - Parameter lineage: the names of the component's ancestors, and its own.
  mutating func sketch(of lineage: [String]) -> Sketch {
    var sketch = Sketch(bindings())
    sketch.component = lineage.last ?? ""
    if below(2) == 0 { sketch.scope = ["Singleton", "SessionScope"][below(2)] }
    guard lineage.count < 4 else { return sketch }
    for _ in 0..<below(3) {
      let name = Self.components[below(Self.components.count)]
      // A component that would contain itself has no contents.
      sketch.children.append(lineage.contains(name) ? Sketch(component: name) : self.sketch(of: lineage + [name]))
    }
    return sketch
  }

  private mutating func bindings() -> [String] {
    let isCrowded = below(2) == 0
    return (0..<1 + below(6)).map { number in
      let wishes = (0..<below(isCrowded ? 3 : 2)).map { _ in wish() }
      return (number == 0 ? name() : binding()) + (wishes.isEmpty ? "" : " -> " + wishes.joined(separator: " "))
    }
  }

  private mutating func binding() -> String {
    switch below(12) {
    case 0: "=Array<\(name())>" + (below(2) == 0 ? "*" : "")
    case 1, 2: "=Dictionary<String,\(name())>{\(below(2))}"
    case 3: "optional \(name())"
    case 4: "\(Self.forms[4 + below(2)])<\(name())>"
    default: name()
    }
  }

  private mutating func wish() -> String {
    switch below(8) {
    case 0: "\(Self.forms[below(6)])<\(name())>"
    case 1: "Provider<Optional<\(name())>>"
    case 2: below(3) == 0 ? "Deferred<Array<\(name())>>" : "Dictionary<String,\(name())>"
    case 3, 4: "ComponentFactory<\(Self.components[1 + below(3)])>"
    default: name()
    }
  }

  private mutating func name() -> String {
    Self.names[below(Self.names.count)]
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
