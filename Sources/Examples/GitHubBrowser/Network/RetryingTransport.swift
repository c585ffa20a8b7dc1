import Foundation

/// Decorates a transport: repeats a request while the server is busy.
struct RetryingTransport: Transport {
  /// The seconds before the second and the third attempt.
  private static let pauses = [0.05, 0.2]

  private let transport: any Transport

  init(wrapping transport: any Transport) {
    self.transport = transport
  }

  func document(at url: URL) throws -> Data? {
    for pause in Self.pauses {
      do {
        return try transport.document(at: url)
      } catch let error as LoadingError where error.isTemporary {
        Thread.sleep(forTimeInterval: pause)
      }
    }
    return try transport.document(at: url)
  }
}

extension LoadingError {
  fileprivate var isTemporary: Bool {
    guard case .refused(_, let status) = self else { return false }
    return [502, 503, 504].contains(status)
  }
}
