import Foundation

/// Fetches documents.
protocol Transport {
  /// - Returns: the document, or `nil` when there is none.
  /// - Throws: `LoadingError` when the answer cannot be loaded.
  func document(at url: URL) throws -> Data?
}
