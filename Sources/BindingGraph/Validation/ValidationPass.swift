/// One check: a pure function from a linked graph to what is wrong with it.
///
/// A new check is a file with a type like this, and one line in `Validator.passes`.
package protocol ValidationPass {
  /// - Parameters:
  ///   - graph: the graph to check.
  ///   - advisor: answers what hints ask about types; not to be asked while nothing is wrong.
  static func diagnostics(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic]
}

extension ValidationPass {
  /// What the check finds in a graph whose types are known by their names only.
  package static func diagnostics(in graph: LinkedGraph) -> [Diagnostic] {
    diagnostics(in: graph, advisor: SpelledTypes())
  }
}
