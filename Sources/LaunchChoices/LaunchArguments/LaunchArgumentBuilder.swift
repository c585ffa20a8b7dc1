/// Puts together what a program is started with.
///
///     app.launchArguments = LaunchArgumentBuilder(arguments: [
///       DependencyInstructionLaunchArgument(type: .backend, factory: .emptyBackend)
///     ]).build()
public struct LaunchArgumentBuilder {
  private var arguments: [any LaunchArgument]

  /// Begins with some arguments.
  public init(arguments: [any LaunchArgument] = []) {
    self.arguments = arguments
  }

  /// Adds an argument behind those that are there.
  public mutating func add(argument: any LaunchArgument) {
    arguments.append(argument)
  }

  /// Adds arguments behind those that are there.
  public mutating func add(arguments: [any LaunchArgument]) {
    self.arguments += arguments
  }

  /// The list to start the program with.
  public func build() -> [String] {
    arguments.flatMap { [$0.flag] + ($0.value.map { [$0] } ?? []) }
  }
}
