import BindingGraph

/// An error of a kind that has no type of its own: its diagnostic says everything.
package struct DiagnosedError: GraphError {
  package let diagnostic: Diagnostic
}
