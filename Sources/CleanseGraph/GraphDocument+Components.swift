import BindingGraph
import Cleanse

extension GraphDocument {
  /// Creates the document of a root component's graph. An invalid graph has a document too.
  ///
  /// Runs `configure` of the component, of its modules and of all subcomponents, and creates no objects.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - overrides: bindings that replace those of the graph.
  ///   - serviceLoader: the plugins to run. The document has their errors and warnings.
  ///   - folder: the full path of the folder that file paths are relative to, such as that of a repository. Without it,
  ///     and outside of it, the last folder and the file are shown.
  public init<C: RootComponent>(
    _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance,
    relativeTo folder: String? = nil
  ) {
    self.init(
      GraphValidator.validate(component, overrides: overrides, serviceLoader: serviceLoader), relativeTo: folder)
  }

  /// Creates the document of a validated graph, with its errors and warnings.
  ///
  /// - Parameters:
  ///   - report: the result of the validation.
  ///   - folder: as with `init(_:overrides:serviceLoader:relativeTo:)`.
  public init(_ report: ValidationReport, relativeTo folder: String? = nil) {
    self.init(report.graph, diagnostics: report.diagnostics, advisor: report.typeAdvisor, relativeTo: folder)
  }
}
