import Cleanse

/// A `GraphExporter` could not write the graph.
public struct GraphExportError: CleanseError {
  /// The path of the file.
  public let path: String
  /// The cause: a `GraphDocumentError` about the file, its format, or the name of a filter.
  public let reason: any Error

  public var diagnostic: Diagnostic {
    Diagnostic(id: .graphExport, headline: "the graph is not exported: \(words)")
  }

  public var description: String { diagnostic.description }

  private var words: String { "\(reason)" }
}
