import Foundation

/// Answers what a driver wants to be answered.
struct StubTransport: Transport {
  let answer: (URL) throws -> Data?

  func document(at url: URL) throws -> Data? {
    try answer(url)
  }
}
