import Foundation

/// All results of one run, and its environment.
package struct Run: Codable, Equatable, Sendable {
  package let environment: Environment
  /// Whether the run used the short mode.
  package let isShort: Bool
  package let results: [CaseResult]
  /// The cases that could not be measured, and the reasons.
  package let omissions: [Omission]

  package init(environment: Environment, isShort: Bool, results: [CaseResult], omissions: [Omission] = []) {
    self.environment = environment
    self.isShort = isShort
    self.results = results
    self.omissions = omissions
  }

  package init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Run.self, from: Data(contentsOf: file))
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
