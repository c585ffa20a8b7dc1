@testable import BindingGraph
import Checker
import Testing

@Suite("Hooks of bindings that are not shared")
struct UnsharedHookPassTests {
  @Test("are errors, each by itself and beside others")
  func found() {
    let sketch = Sketch("Root -> A B Missing", "hooked A", "hooked B -> A")
    #expect(facts(sketch).map(\.key.name) == ["A", "B"])
    #expect(facts(sketch).map(\.lifecycle) == [.startHook, .startHook])
    #expect(facts(sketch).map { $0.location?.line } == [2, 3])
    #expect(Validator.diagnostics(in: sketch.linked).map(\.id) == [.missingBinding, .unsharedHook, .unsharedHook])
  }

  @Test("are none where the binding is the root, which an instance creates once")
  func root() {
    #expect(facts(Sketch("hooked Root")).isEmpty)
  }

  private func facts(_ sketch: Sketch) -> [UnsharedHookFact] {
    UnsharedHookPass.facts(in: sketch.linked, advisor: SpelledTypes())
  }
}
