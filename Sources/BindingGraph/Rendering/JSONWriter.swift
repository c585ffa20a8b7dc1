/// Writes JSON: two spaces for each level, members in the order of their names.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private var level = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .string(let string): write(string)
    case .number(let number): bytes += "\(number)".utf8
    case .thousandths(let count): bytes += decimal(count).utf8
    case .boolean(let boolean): bytes += "\(boolean)".utf8
    case .array(let elements):
      begin("[")
      for (index, element) in elements.enumerated() {
        beginLine(after: index)
        write(element)
      }
      end("]", isEmpty: elements.isEmpty)
    case .object(let members, let others):
      var present = members.compactMap { name, value in value.map { (name: name, value: $0) } }
      present += others.map { (name: $0, value: $1) }
      begin("{")
      for (index, member) in present.inOrder(by: { $0.name < $1.name }).enumerated() {
        beginLine(after: index)
        write(member.name)
        bytes += ": ".utf8
        write(member.value)
      }
      end("}", isEmpty: present.isEmpty)
    }
  }

  private func decimal(_ thousandths: Int64) -> String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let decimals = String(rest)
    return "\(thousandths < 0 ? "-" : "")\(whole)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }

  private mutating func begin(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    level += 1
  }

  private mutating func beginLine(after count: Int) {
    if count > 0 { bytes.append(UInt8(ascii: ",")) }
    breakLine()
  }

  private mutating func end(_ bracket: Unicode.Scalar, isEmpty: Bool) {
    level -= 1
    if !isEmpty { breakLine() }
    bytes.append(UInt8(ascii: bracket))
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<(2 * level) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Writes a string in quotation marks, with all escapes that JSON requires.
  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += #"\""#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
      case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
      case 0..<0x20: bytes += (#"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// A JSON document under construction. Foundation is not available here.
package enum JSONValue: Sendable {
  case string(String)
  case number(Int)
  /// A number with three decimals.
  case thousandths(Int64)
  case boolean(Bool)
  case array([JSONValue])
  /// Members without a value are left out. The other members have names that the program computes.
  case object(KeyValuePairs<String, JSONValue?>, and: [String: JSONValue] = [:])

  /// The document over several lines, with the members of objects in the order of their names.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
