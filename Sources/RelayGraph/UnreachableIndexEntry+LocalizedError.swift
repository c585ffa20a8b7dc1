import Foundation

extension UnreachableIndexEntry: LocalizedError {
  public var errorDescription: String? { description }
}
