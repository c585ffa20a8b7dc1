extension GraphDocument {
  /// The part of the graph that all filters leave.
  ///
  /// Each filter looks at the whole graph, so their order does not matter; but those behind `collapsedModules` look at the
  /// modules that stand for what those before it have left. A requirement for what was left out is still there, as
  /// `hidden`. So is a diagnostic, unless all nodes that it concerns were left out.
  ///
  /// - Throws: `GraphDocumentError`, for a name that nothing has in the whole graph.
  public func filtered(_ filters: GraphFilter...) throws -> GraphDocument {
    try filtered(filters)
  }

  /// The part of the graph that all filters leave, as with `filtered(_:)`.
  /// - Throws: `GraphDocumentError`
  public func filtered(_ filters: [GraphFilter]) throws -> GraphDocument {
    guard !filters.isEmpty else { return self }
    var selection = GraphSelection(of: self)
    for filter in filters { try selection.apply(filter.step) }
    return selection.document
  }
}
