/// Builds the list of launch arguments.
///
///     app.launchArguments = LaunchArgumentBuilder(arguments: [
///       DependencyInstructionLaunchArgument(type: .backend, factory: .emptyBackend)
///     ]).build()
public struct LaunchArgumentBuilder {
  private var arguments: [any LaunchArgument]

  /// Creates a builder with arguments.
  public init(arguments: [any LaunchArgument] = []) {
    self.arguments = arguments
  }

  /// Appends an argument.
  public mutating func add(argument: any LaunchArgument) {
    arguments.append(argument)
  }

  /// Appends arguments.
  public mutating func add(arguments: [any LaunchArgument]) {
    self.arguments += arguments
  }

  /// Returns the list of arguments.
  public func build() -> [String] {
    arguments.flatMap { [$0.flag] + ($0.value.map { [$0] } ?? []) }
  }
}

/// An argument that a UI test passes to a program at launch.
public protocol LaunchArgument {
  /// The option, such as `-d`.
  var flag: String { get }

  /// The value after the option, or `nil`.
  var value: String? { get }
}
