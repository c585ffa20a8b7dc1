import Foundation

/// Fetches documents.
protocol Transport {
  /// - Returns: The document, or `nil` if there is none.
  /// - Throws: `LoadingError` if the answer cannot be loaded.
  func document(at url: URL) throws -> Data?
}
