import BindingGraph

/// An error of a kind that has no type of its own: its diagnostic says everything.
struct DiagnosedError: GraphError {
  let diagnostic: Diagnostic
}
