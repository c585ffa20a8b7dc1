import Cleanse
import Foundation

/// Loads and decodes what the API knows.
final class APIClient {
  private let baseURL: TaggedProvider<APIBaseURL>
  private let transport: any Transport

  init(baseURL: TaggedProvider<APIBaseURL>, transport: any Transport) {
    self.baseURL = baseURL
    self.transport = transport
  }

  /// Asks for a path, and then for the same path with `.json`, so that files in folders can stand in for a server.
  ///
  /// - Parameter path: the steps of the path, such as `"orgs", "acme", "repos"`.
  /// - Returns: the answer, or `nil` when the API has nothing there.
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

  /// Users type names. One that would lead to another folder is the name of nothing.
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
