import Cleanse
import Foundation

/// Loads and decodes answers of the API.
final class APIClient {
  private let baseURL: TaggedProvider<APIBaseURL>
  private let transport: any Transport

  init(baseURL: TaggedProvider<APIBaseURL>, transport: any Transport) {
    self.baseURL = baseURL
    self.transport = transport
  }

  /// Requests a path, and then the same path with `.json`, so that files in folders can replace a server.
  ///
  /// - Parameter path: The components of the path, such as `"orgs", "acme", "repos"`.
  /// - Returns: The answer, or `nil` if the API has no such path.
  /// - Throws: `LoadingError`
  func load<Answer: Decodable>(_ type: Answer.Type, at path: String...) throws -> Answer? {
    guard path.allSatisfy(Self.isName) else { return nil }
    let url = path.reduce(baseURL.get()) { $0.appendingPathComponent($1, isDirectory: false) }
    for candidate in [url, url.appendingPathExtension("json")] {
      if let document = try transport.document(at: candidate) {
        return try decode(document, from: candidate)
      }
    }
    return nil
  }

  /// Rejects names that would lead to another folder, because users type them.
  private static func isName(_ step: String) -> Bool {
    !["", ".", ".."].contains(step) && !step.contains("/")
  }

  private func decode<Answer: Decodable>(_ document: Data, from url: URL) throws -> Answer {
    do {
      return try JSONDecoder().decode(Answer.self, from: document)
    } catch let error as DecodingError {
      throw LoadingError.malformed(url, problem: MalformedAnswer(error))
    }
  }
}
