public import Cleanse
public import Foundation

// Foundation tests at run time whether an error is a `LocalizedError`: if a program links this module,
// `localizedDescription` is the report of the error, even if its static type is only `any Error`.

extension CleanseError where Self: LocalizedError {
  /// The report of the error, the same as `description`. Errors of plugins have it if they conform to `LocalizedError`.
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
