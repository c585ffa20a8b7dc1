import Foundation

/// Returns the answers that a UI test chooses.
struct StubTransport: Transport {
  let answer: (URL) throws -> Data?

  func document(at url: URL) throws -> Data? {
    try answer(url)
  }
}
