/// Reads the output of a `FactsWriter`.
struct FactsReader {
  private let bytes: [UInt8]
  private var position = 0
  private var table: [String] = []

  /// - Throws: `FactsError`
  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    table = try list { reader in
      let count = try reader.number()
      guard count >= 0, count <= reader.bytes.count - reader.position else { throw FactsError.damaged }
      let end = reader.position + count
      defer { reader.position = end }
      return String(decoding: reader.bytes[reader.position..<end], as: UTF8.self)
    }
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws -> Int {
    var value: UInt = 0
    for shift in stride(from: UInt(0), to: 64, by: 7) {
      guard position < bytes.count else { throw FactsError.damaged }
      let byte = bytes[position]
      position += 1
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: value) }
    }
    throw FactsError.damaged
  }

  mutating func text() throws -> String {
    let number = try number()
    guard table.indices.contains(number) else { throw FactsError.damaged }
    return table[number]
  }

  mutating func truth() throws -> Bool {
    try number() == 1
  }

  mutating func list<Element>(_ read: (inout FactsReader) throws -> Element) throws -> [Element] {
    let count = try number()
    // Each element takes at least one byte.
    guard count >= 0, count <= bytes.count - position else { throw FactsError.damaged }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  mutating func optional<Wrapped>(_ read: (inout FactsReader) throws -> Wrapped) throws -> Wrapped? {
    try list(read).first
  }

  mutating func numbers() throws -> [Int] {
    try list { try $0.number() }
  }

  mutating func texts() throws -> [String] {
    try list { try $0.text() }
  }
}

/// An error in reading a file of facts.
enum FactsError: Error, Equatable, CustomStringConvertible {
  case otherVersion
  case damaged

  var description: String {
    switch self {
    case .otherVersion: "this file of facts was stored by another version of cleansec: store it again"
    case .damaged: "this file of facts is damaged: store it again"
    }
  }
}
