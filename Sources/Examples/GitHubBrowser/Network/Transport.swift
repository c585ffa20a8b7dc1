import Foundation

/// Fetches documents.
protocol Transport {
  /// - Returns: the document, or `nil` when there is none.
  /// - Throws: `LoadingError` when nobody can tell.
  func document(at url: URL) throws -> Data?
}
