import BindingGraph
import Testing

@Suite("All checks together")
struct ValidatorTests {
  @Test("a chain of 50,000 bindings validates")
  func longChain() {
    let count = 50_000
    let chain = Sketch((0..<count).map { $0 + 1 < count ? "N\($0) -> N\($0 + 1)" : "N\($0)" })
    #expect(Validator.diagnostics(in: chain.linked).isEmpty)
  }

  @Test("a chain of 50,000 bindings, the first bound last, validates")
  func reversedChain() {
    let chain = Sketch((0..<50_000).map { $0 > 0 ? "N\($0) -> N\($0 - 1)" : "N\($0)" })
    #expect(Validator.diagnostics(in: chain.linked).isEmpty)
  }

  @Test("all faults are reported together, in order of location")
  func together() {
    let sketch = Sketch(
      "Root -> Gone A", "A -> B", "B -> A", "C -> Lost", "C", scope: "S",
      children: [Sketch("Inner -> Missed", component: "Child", scope: "S")])
    #expect(
      Validator.diagnostics(in: sketch.linked).map { "\($0.id) \($0.subject?.name ?? "")" } == [
        "missing-binding Gone", "dependency-cycle A", "duplicate-binding C", "missing-binding Lost",
        "scope-nesting Child", "missing-binding Missed",
      ])
  }
}
