import BindingGraph
import Checker

extension ValidationPass {
  /// What the check finds in a graph of whose types nothing is known but their names.
  static func diagnostics(in graph: LinkedGraph) -> [Diagnostic] {
    diagnostics(in: graph, advisor: SpelledTypes())
  }
}

extension Validator {
  /// What checks find in a graph of whose types nothing is known but their names.
  static func diagnostics(
    in graph: LinkedGraph, passes: [any ValidationPass.Type] = Validator.passes
  ) -> [Diagnostic] {
    diagnostics(in: graph, passes: passes, advisor: SpelledTypes())
  }
}
