/// A case that could not be measured.
package struct Omission: Codable, Equatable, Sendable {
  package let name: String
  package let reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
