import Foundation

@testable import GitHubBrowser

/// Answers with documents of the test, found by the last component of the path.
final class CannedTransport: Transport {
  private let documents: [String: String]
  private(set) var asked: [String] = []

  init(_ documents: [String: String]) {
    self.documents = documents
  }

  func document(at url: URL) -> Data? {
    asked.append(url.path)
    return documents[url.lastPathComponent].map { Data($0.utf8) }
  }
}
