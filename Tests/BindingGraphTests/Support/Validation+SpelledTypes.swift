import BindingGraph
import cleansec

extension ValidationPass {
  /// The diagnostics of the pass in a graph whose types are known by name only.
  static func diagnostics(in graph: LinkedGraph) -> [Diagnostic] {
    diagnostics(in: graph, advisor: SpelledTypes())
  }
}

extension Validator {
  /// The diagnostics of the passes in a graph whose types are known by name only.
  static func diagnostics(
    in graph: LinkedGraph, passes: [any ValidationPass.Type] = Validator.passes
  ) -> [Diagnostic] {
    diagnostics(in: graph, passes: passes, advisor: SpelledTypes())
  }
}
