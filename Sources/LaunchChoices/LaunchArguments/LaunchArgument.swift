/// An argument that a UI test passes to a program at launch.
public protocol LaunchArgument {
  /// The option, such as `-d`.
  var flag: String { get }

  /// The value after the option, or `nil`.
  var value: String? { get }
}
