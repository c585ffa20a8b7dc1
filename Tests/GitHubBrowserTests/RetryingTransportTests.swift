import Foundation
import Testing

@testable import GitHubBrowser

@Suite("Retrying transport") struct RetryingTransportTests {
  /// Fails for some requests, and answers the others.
  private final class FailingTransport: Transport {
    private let error: LoadingError
    private var failures: Int
    private(set) var requestCount = 0

    init(_ error: LoadingError, times failures: Int) {
      self.error = error
      self.failures = failures
    }

    func document(at url: URL) throws -> Data? {
      requestCount += 1
      guard failures > 0 else { return Data("[]".utf8) }
      failures -= 1
      throw error
    }
  }

  private let url = URL(fileURLWithPath: "/organizations")

  @Test("The retrying transport repeats a request while the server is busy", arguments: [(502, 1), (503, 2), (504, 2)])
  func busy(status: Int, failures: Int) throws {
    let server = FailingTransport(.refused(url, status: status), times: failures)
    #expect(try RetryingTransport(wrapping: server).document(at: url) == Data("[]".utf8))
    #expect(server.requestCount == failures + 1)
  }

  @Test("The retrying transport reports the last refusal after three requests") func exhausted() {
    let error = LoadingError.refused(url, status: 503)
    let server = FailingTransport(error, times: 5)
    #expect(throws: error) { try RetryingTransport(wrapping: server).document(at: url) }
    #expect(server.requestCount == 3)
  }

  @Test("The retrying transport does not repeat a request after a permanent failure")
  func final() {
    for error in [LoadingError.refused(url, status: 403), .unreachable(url, reason: "Offline.")] {
      let server = FailingTransport(error, times: 5)
      #expect(throws: error) { try RetryingTransport(wrapping: server).document(at: url) }
      #expect(server.requestCount == 1)
    }
  }
}
