public import Cleanse
public import Foundation

// Foundation asks at run time whether an error is a `LocalizedError`: where a program links this module,
// `localizedDescription` says what happened, also where the error is known as `any Error` only.

extension CleanseError where Self: LocalizedError {
  /// The report of the error, as `description` has it. An error of a plugin has it too once it conforms to `LocalizedError`.
  public var errorDescription: String? { description }
}

// MARK: Errors of graphs
extension ConfigurationError: LocalizedError {}
extension DiagnosedError: LocalizedError {}
extension DependencyCycle: LocalizedError {}
extension DuplicateBinding: LocalizedError {}
extension DuplicateKey: LocalizedError {}
extension InvalidScopeNesting: LocalizedError {}
extension MissingProvider: LocalizedError {}
extension MultiError: LocalizedError {}
extension SelfInstallingComponent: LocalizedError {}
extension UnusedOverride: LocalizedError {}

// MARK: Errors of instances
extension CreationError: LocalizedError {}
extension HookError: LocalizedError {}
extension RunError: LocalizedError {}

extension HookWaitsForItself: LocalizedError {
  public var errorDescription: String? { description }
}

extension InstanceStopped: LocalizedError {
  public var errorDescription: String? { description }
}

extension InvalidTimeLimit: LocalizedError {
  public var errorDescription: String? { description }
}

extension TimeLimitExceeded: LocalizedError {
  public var errorDescription: String? { description }
}

extension ServiceReturned: LocalizedError {
  public var errorDescription: String? { description }
}
