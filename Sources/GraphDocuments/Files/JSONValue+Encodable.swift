import BindingGraph

/// The name of a member that is computed.
struct JSONMember: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let string): try string.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .thousandths(let count): try (Double(count) / 1000).encode(to: encoder)
    case .boolean(let boolean): try boolean.encode(to: encoder)
    case .array(let elements): try elements.encode(to: encoder)
    case .object(let members, let others):
      var container = encoder.container(keyedBy: JSONMember.self)
      for (name, value) in members { try container.encodeIfPresent(value, forKey: JSONMember(stringValue: name)) }
      for (name, value) in others { try container.encode(value, forKey: JSONMember(stringValue: name)) }
    }
  }
}
