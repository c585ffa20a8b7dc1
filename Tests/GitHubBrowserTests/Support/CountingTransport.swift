import Foundation

@testable import GitHubBrowser

/// Records the documents that another transport finds.
final class CountingTransport: Transport {
  private let transport: any Transport
  private(set) var found: [String] = []

  init(wrapping transport: any Transport = FileTransport()) {
    self.transport = transport
  }

  func document(at url: URL) throws -> Data? {
    let document = try transport.document(at: url)
    if document != nil { found.append(url.lastPathComponent) }
    return document
  }
}
