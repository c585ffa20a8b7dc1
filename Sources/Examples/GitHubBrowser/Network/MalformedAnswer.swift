/// The reason why a document cannot be decoded, with the same text on every platform.
enum MalformedAnswer: Equatable {
  case notJSON
  case missing(String)
  case unexpected(String)

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self = .missing(Self.place(context.codingPath + [key]))
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      self = .unexpected(Self.place(context.codingPath))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .unexpected(Self.place(context.codingPath))
    default: self = .notJSON
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "the top level" : path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
  }
}

extension MalformedAnswer: CustomStringConvertible {
  var description: String {
    switch self {
    case .notJSON: "it is not JSON"
    case .missing(let place): "there is nothing at \(place)"
    case .unexpected(let place): "there is something unexpected at \(place)"
    }
  }
}
