import Foundation

extension UnboundIndexEntry: LocalizedError {
  public var errorDescription: String? { description }
}
