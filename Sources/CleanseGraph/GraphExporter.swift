import BindingGraph
import Cleanse
import Foundation

/// A plugin that writes the graph to a file, each time that a root component's factory is created.
///
///     let exporter = GraphExporter(to: "graph.mmd")
///     try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([exporter]))
///
/// The file shows the errors of a faulty graph, too, with those that the plugins before this one have found. It does not
/// run where `validate` is false.
public struct GraphExporter: CleanseBindingPlugin, Sendable {
  private let format: GraphFormat?
  private let path: String
  private let filters: [GraphFilter]
  private let folder: String?
  private let stopsOnFailure: Bool

  /// Makes a plugin.
  ///
  /// - Parameters:
  ///   - path: the file; a path that is not a full one starts from the program's working directory.
  ///   - format: the form of the file; without it, the extension of the file names the form. One that names none is
  ///     reported when the plugin runs, as a file that cannot be written.
  ///   - filters: what to write of the graph; all of it unless there are some.
  ///   - folder: the full path of the folder that paths of files are shown from. Without it, and outside of it, the last
  ///     folder and the file are shown.
  ///   - stopsOnFailure: whether a file that cannot be written keeps the graph from being created. Otherwise it is a
  ///     warning, which goes to standard error, too.
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

  @available(*, deprecated, renamed: "init(to:as:filters:relativeTo:stopsOnFailure:)")
  public init(
    format: GraphFormat, path: String, filters: [GraphFilter] = [], relativeTo folder: String? = nil,
    stopsOnFailure: Bool = false
  ) {
    self.init(to: path, as: format, filters: filters, relativeTo: folder, stopsOnFailure: stopsOnFailure)
  }

  /// - Throws: `GraphDocumentError`, where the extension of the file names no format.
  @available(*, deprecated, renamed: "init(to:stopsOnFailure:)")
  public init(path: String, stopsOnFailure: Bool = false) throws {
    self.init(to: path, as: try GraphFormat(forFile: path), stopsOnFailure: stopsOnFailure)
  }

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    do {
      try GraphDocument(errorReporter.report, relativeTo: folder).filtered(filters).write(to: path, as: format)
    } catch {
      report(GraphExportError(path: path, reason: error), to: errorReporter)
    }
  }

  private func report(_ error: GraphExportError, to errorReporter: CleanseErrorReporter) {
    if stopsOnFailure {
      errorReporter.append(error: error)
    } else {
      errorReporter.append(warning: error.diagnostic)
      StandardError.write("\(error.diagnostic.asWarning)")
    }
  }
}
