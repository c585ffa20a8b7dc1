@testable import BindingGraph
import Testing

@Suite("Duplicate dictionary keys")
struct DuplicateKeyPassTests {
  @Test("Contributions under different keys or to different dictionaries are no duplicates")
  func accepts() {
    #expect(duplicates(Sketch("=As{1}", "=As{2}", "=Bs{1}")).isEmpty)
  }

  @Test("Contributions under one key are one error with every location")
  func inOneComponent() {
    #expect(duplicates(Sketch("=As{1}", "=As{2}", "=As{1}", "=As{1}")) == ["1 of As: 1, 3, 4"])
  }

  @Test("A contribution under a key of an ancestor is an error, also across an intermediate component")
  func acrossComponents() {
    let inner = Sketch("Root", "=As{1}", "=As{2}", component: "Inner")
    let sketch = Sketch("=As{1}", children: [Sketch("Root", component: "Middle", children: [inner])])
    #expect(duplicates(sketch) == ["1 of As: 1, 6"])
  }

  @Test("Contributions of sibling components under one key are no duplicates")
  func siblings() {
    let children = ["One", "Two"].map { Sketch("Root", "=As{1}", component: $0) }
    #expect(duplicates(Sketch("=As{2}", children: children)).isEmpty)
  }

  private func duplicates(_ sketch: Sketch) -> [String] {
    Diagnostic.sorted(DuplicateKeyPass.pass.diagnostics(in: sketch.linked)).compactMap { diagnostic in
      guard let fact = diagnostic.fact as? DuplicateKeyFact else { return nil }
      let lines = fact.sites.map { "\($0.location?.line ?? 0)" }
      return "\(fact.key) of \(fact.collection): " + lines.joined(separator: ", ")
    }
  }
}
