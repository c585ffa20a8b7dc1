extension GraphDocument {
  /// The part of the graph that all filters keep.
  ///
  /// Each filter looks at the whole graph, so their order does not matter, with one exception: filters after
  /// `collapsedModules` look at the modules that represent the bindings. A dependency on a node that was left out is
  /// kept as `hidden`. A diagnostic is kept unless all its nodes were left out.
  ///
  /// - Throws: `GraphDocumentError`, if nothing in the whole graph has the name of a filter.
  public func filtered(_ filters: GraphFilter...) throws -> GraphDocument {
    try filtered(filters)
  }

  /// The part of the graph that all filters keep, as with `filtered(_:)`.
  /// - Throws: `GraphDocumentError`
  public func filtered(_ filters: [GraphFilter]) throws -> GraphDocument {
    guard !filters.isEmpty else { return self }
    var selection = GraphSelection(of: self)
    for filter in filters { try selection.apply(filter.step) }
    return selection.document
  }
}
