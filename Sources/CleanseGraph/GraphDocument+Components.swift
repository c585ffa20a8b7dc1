import BindingGraph
import Cleanse

extension GraphDocument {
  /// Makes the document of a root component's graph. Nothing is built, and a faulty graph has a document too.
  ///
  /// Runs `configure` of the component, of its modules and of every installed component, and no factory.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - overrides: bindings that take the place of the graph's own.
  ///   - serviceLoader: the plugins to run; what they report is in the document.
  ///   - folder: the full path of the folder that paths of files are shown from, such as that of a repository. Without it,
  ///     and outside of it, the last folder and the file are shown.
  public init<C: RootComponent>(
    _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance,
    relativeTo folder: String? = nil
  ) {
    self.init(
      GraphValidator.validate(component, overrides: overrides, serviceLoader: serviceLoader), relativeTo: folder)
  }

  /// Makes the document of a graph that was validated, with all that was found.
  ///
  /// - Parameters:
  ///   - report: what the validation found.
  ///   - folder: as with `init(_:overrides:serviceLoader:relativeTo:)`.
  public init(_ report: ValidationReport, relativeTo folder: String? = nil) {
    self.init(report.graph, diagnostics: report.diagnostics, advisor: report.typeAdvisor, relativeTo: folder)
  }
}
