/// Writes JSON: two spaces for each level, members in the order of their names.
struct JSONWriter {
  private(set) var text = ""

  /// - Parameter indentation: a line break, and the spaces of the present level.
  mutating func write(_ value: JSONValue, indentation: String) {
    switch value {
    case .string(let string): write(string)
    case .number(let number): text += "\(number)"
    case .array(let elements): writeList(elements.map { (nil, $0) }, "[", "]", indentation)
    case .object(let members):
      let present = members.compactMap { name, value in value.map { (name, $0) } }
      writeList(present.sorted { $0.0 < $1.0 }, "{", "}", indentation)
    }
  }

  private mutating func writeList(
    _ elements: [(name: String?, value: JSONValue)], _ open: String, _ close: String, _ indentation: String
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      text += indentation + "  "
      if let name = element.name {
        write(name)
        text += ": "
      }
      write(element.value, indentation: indentation + "  ")
    }
    if !elements.isEmpty { text += indentation }
    text += close
  }

  /// Writes a string in quotation marks, with everything escaped that JSON asks for.
  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
