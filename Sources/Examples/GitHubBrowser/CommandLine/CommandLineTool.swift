import Cleanse
import CleanseGraph
import RelayGraph

/// The whole program, as a function.
public enum CommandLineTool {
  /// Makes the graph, has it fill the application, and runs that.
  /// - Parameter arguments: what the user typed, without the program's name.
  public static func run(arguments: [String]) -> Outcome {
    do {
      let driven = try DynamicOverrides(arguments: arguments, index: DriverIndex.make())
      let options = try LaunchOptions(parsing: driven.remainingArguments)
      let exporters = options.graphFile.map { [GraphExporter(to: $0, stopsOnFailure: true)] } ?? []
      let factory = try ComponentFactory.of(
        AppComponent.self, serviceLoader: CleanseServiceLoader(exporters), overrides: driven.overrides)
      let application = Application()
      factory.build(options).injectProperties(into: application)
      return .success(try application.run(options.command, in: options.organisation))
    } catch {
      return .failure(error)
    }
  }
}
