import BindingGraph
import Foundation
import Testing

@Suite("Validator")
struct ValidatorTests {
  @Test("Validation reports all errors in order of location")
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

  @Test("The list of checks names each kind of diagnostic once, with a summary")
  func kinds() {
    let checks = Check.all
    #expect(Set(checks.map(\.kind.id)).count == checks.count)
    #expect(checks.allSatisfy { $0.kind.summary != nil })
  }

  @Test("Error passes have errors as their kind, and warning passes have warnings")
  func severities() {
    #expect(Validator.passes.allSatisfy { $0.kind.severity == .error })
    #expect(Validator.warningPasses.allSatisfy { $0.kind.severity == .warning })
    #expect(Validator.passes.count + Validator.warningPasses.count == Check.all.count { $0.finder == .pass })
  }
}
