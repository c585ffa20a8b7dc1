import BindingGraph
import Testing

@Suite("All checks together")
struct ValidatorTests {
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
