import BindingGraph
import cleansec

extension ValidationPass {
  /// The diagnostics of the pass in a graph whose types are known by name only.
  func diagnostics(in graph: LinkedGraph) -> [Diagnostic] {
    diagnostics(graph, SpelledTypes())
  }
}

extension Validator {
  /// The diagnostics of the passes, joined by cause, in a graph whose types are known by name only.
  static func diagnostics(
    in graph: LinkedGraph, passes: [ValidationPass] = Validator.passes, advisor: SpelledTypes = SpelledTypes()
  ) -> [Diagnostic] {
    gathered(findings(in: graph, passes: passes, advisor: advisor), in: graph, advisor: advisor)
  }
}
