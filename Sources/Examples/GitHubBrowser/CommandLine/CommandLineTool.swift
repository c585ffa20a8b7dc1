import Cleanse

/// The whole program, as a function.
public enum CommandLineTool {
  /// Makes the graph, has it fill the application, and runs that.
  /// - Parameter arguments: what the user typed, without the program's name.
  public static func run(arguments: [String]) -> Outcome {
    do {
      let options = try LaunchOptions(parsing: arguments)
      let application = Application()
      try ComponentFactory.of(AppComponent.self).build(options).injectProperties(into: application)
      return .success(try application.run(options.command, in: options.organisation))
    } catch {
      return .failure(error)
    }
  }
}
