/// Writes documents in one format.
///
/// A format is one type that conforms, a static member of `GraphFormat`, and its mention in `GraphFormat.allCases`. What it
/// writes depends on the document alone, and is in an order that the document has, or that names make. Names may contain
/// anything: each format escapes them in one function.
protocol GraphRenderer: Sendable {
  /// The text, with a line break at its end.
  static func text(of document: GraphDocument) -> String
}
