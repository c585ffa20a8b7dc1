/// Writes documents in one format.
///
/// Each format is a conforming type, a static member of `GraphFormat`, and an element of `GraphFormat.allCases`. Its
/// text depends only on the document, in the order of the document or of names. Names can contain any character: each
/// format escapes them in one function.
protocol GraphRenderer: Sendable {
  /// The text, with a line break at its end.
  static func text(of document: GraphDocument) -> String
}
