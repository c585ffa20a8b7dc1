import BindingGraph
import Cleanse
import Foundation

/// A plugin that writes the graph to a file each time a root component's factory is created.
///
///     let exporter = GraphExporter(to: "graph.mmd")
///     try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([exporter]))
///
/// The file shows the errors of an invalid graph too, with those of the plugins before this one. The plugin does not
/// run if `validate` is false.
public struct GraphExporter: CleanseBindingPlugin, Sendable {
  private let format: GraphFormat?
  private let path: String
  private let filters: [GraphFilter]
  private let folder: String?
  private let stopsOnFailure: Bool

  /// Creates a plugin.
  ///
  /// - Parameters:
  ///   - path: the file; a relative path starts at the program's working directory.
  ///   - format: the format; without it, the file extension decides. An unknown extension is reported when the plugin
  ///     runs.
  ///   - filters: the filters for the graph; without them, the whole graph is written.
  ///   - folder: the full path of the folder that file paths are relative to, such as that of a repository. Without it,
  ///     and outside of it, the last folder and the file are shown.
  ///   - stopsOnFailure: whether the graph is not created if the file cannot be written. Otherwise that is a warning,
  ///     also on standard error.
  public init(
    to path: String, as format: GraphFormat? = nil, filters: [GraphFilter] = [], relativeTo folder: String? = nil,
    stopsOnFailure: Bool = false
  ) {
    self.format = format
    self.path = path
    self.filters = filters
    self.folder = folder
    self.stopsOnFailure = stopsOnFailure
  }

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    do {
      try GraphDocument(errorReporter.reportSoFar, relativeTo: folder).filtered(filters).write(to: path, as: format)
    } catch {
      report(GraphExportError(path: path, reason: error), to: errorReporter)
    }
  }

  private func report(_ error: GraphExportError, to errorReporter: CleanseErrorReporter) {
    if stopsOnFailure {
      errorReporter.append(error: error)
    } else {
      errorReporter.report(error.diagnostic.asWarning)
      StandardError.write("\(error.diagnostic.asWarning)")
    }
  }
}

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

extension GraphExportError: LocalizedError {
  public var errorDescription: String? { description }
}
