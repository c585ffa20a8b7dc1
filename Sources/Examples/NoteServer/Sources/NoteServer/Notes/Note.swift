import Hummingbird

/// A note as it is stored, answered, and sent to the webhook.
struct Note: Codable, Equatable, Sendable, ResponseEncodable {
  let id: Int64
  let author: String
  let text: String
}

/// A note that a client wants to add.
struct Draft: Codable, Sendable {
  let text: String
}
