/// Writes facts in compact form: each string once, and numbers in as few bytes as possible.
struct FactsWriter {
  private var body: [UInt8] = []
  private var table: [String] = []
  private var numberOfText: [String: Int] = [:]

  /// The output, which begins with the table of strings.
  var bytes: [UInt8] {
    var header = FactsWriter()
    header.number(table.count)
    for text in table {
      header.number(text.utf8.count)
      header.body += text.utf8
    }
    return header.body + body
  }

  mutating func number(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      body.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    body.append(UInt8(rest))
  }

  mutating func text(_ text: String) {
    if let known = numberOfText[text] { return number(known) }
    numberOfText[text] = table.count
    number(table.count)
    table.append(text)
  }

  mutating func truth(_ value: Bool) {
    number(value ? 1 : 0)
  }

  mutating func list<Element>(_ elements: [Element], _ write: (inout FactsWriter, Element) -> Void) {
    number(elements.count)
    for element in elements { write(&self, element) }
  }

  mutating func optional<Wrapped>(_ value: Wrapped?, _ write: (inout FactsWriter, Wrapped) -> Void) {
    list(value.map { [$0] } ?? [], write)
  }

  mutating func numbers(_ values: [Int]) {
    list(values) { $0.number($1) }
  }

  mutating func texts(_ values: [String]) {
    list(values) { $0.text($1) }
  }
}
