@testable import BindingGraph
import cleansec
import Testing

@Suite("Lifecycle hooks of unshared bindings")
struct UnsharedHookPassTests {
  @Test("Each lifecycle hook of an unshared binding is an error, in addition to other errors")
  func found() {
    let sketch = Sketch("Root -> A B Missing", "hooked A", "hooked B -> A")
    #expect(facts(sketch).map(\.key.name) == ["A", "B"])
    #expect(facts(sketch).map(\.lifecycle) == [.startHook, .startHook])
    #expect(facts(sketch).map { $0.location?.line } == [2, 3])
    #expect(Validator.diagnostics(in: sketch.linked).map(\.id) == [.missingBinding, .unsharedHook, .unsharedHook])
  }

  @Test("A lifecycle hook of an unshared root is accepted")
  func root() {
    #expect(facts(Sketch("hooked Root")).isEmpty)
  }

  private func facts(_ sketch: Sketch) -> [UnsharedHookFact] {
    UnsharedHookPass.facts(in: sketch.linked, advisor: SpelledTypes())
  }
}
