import Cleanse

/// A graph that a `GraphExporter` could not write.
public struct GraphExportError: CleanseError {
  /// The file that was to be written.
  public let path: String
  /// What was in the way: a `GraphDocumentError`: of the file, its format, or the name of a filter.
  public let reason: any Error

  public var diagnostic: Diagnostic {
    Diagnostic(id: .graphExport, headline: "the graph is not exported: \(words)")
  }

  public var description: String { diagnostic.description }

  private var words: String { "\(reason)" }
}
