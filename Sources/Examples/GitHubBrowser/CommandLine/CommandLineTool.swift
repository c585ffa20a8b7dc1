import Cleanse
import CleanseGraph
import RelayGraph

/// The whole program, as a function.
public enum CommandLineTool {
  /// Builds the graph, injects the application's properties, and runs the application.
  /// - Parameter arguments: The arguments of the command line, without the name of the program.
  public static func run(arguments: [String]) -> Outcome {
    do {
      let driven = try DynamicOverrides(arguments: arguments, index: DriverIndex.make())
      let options = try LaunchOptions(parsing: driven.remainingArguments)
      let exporters =
        try options.graphFile.map { file in
          [GraphExporter(to: file, as: try GraphFormat(forFile: file), stopsOnFailure: true)]
        } ?? []
      let factory = try ComponentFactory.of(
        AppComponent.self, overrides: driven.overrides, serviceLoader: CleanseServiceLoader(exporters))
      let application = Application()
      factory.build(options).injectProperties(into: application)
      return .success(try application.run(options.command, in: options.organisation))
    } catch {
      return .failure(error)
    }
  }
}
