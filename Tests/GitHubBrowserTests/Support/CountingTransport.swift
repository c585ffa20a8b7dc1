import Foundation

@testable import GitHubBrowser

/// Counts the documents that the files have been asked for.
final class CountingTransport: Transport {
  private(set) var found: [String] = []

  func document(at url: URL) throws -> Data? {
    let document = try FileTransport().document(at: url)
    if document != nil { found.append(url.lastPathComponent) }
    return document
  }
}
