import Foundation

extension GraphExportError: LocalizedError {
  public var errorDescription: String? { description }
}
