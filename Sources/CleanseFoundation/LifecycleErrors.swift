public import Cleanse
public import Foundation

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
