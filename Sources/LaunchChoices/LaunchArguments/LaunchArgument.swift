/// An argument that a driver, such as a UI test, starts a program with.
public protocol LaunchArgument {
  /// The option, such as `-d`.
  var flag: String { get }

  /// What follows the option; `nil` where nothing does.
  var value: String? { get }
}
