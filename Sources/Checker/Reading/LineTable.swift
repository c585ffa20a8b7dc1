/// Knows on which line of a source each byte stands, and which line of another file `#sourceLocation` makes of it.
struct LineTable {
  /// Lines that are told to be those of another file.
  private struct Section {
    let firstLine: Int
    /// `nil` for the source itself.
    let file: String?
    let difference: Int
  }

  /// Where each line begins.
  private let starts: [Int]
  private let sections: [Section]
  /// What stands before the code of each line that begins with a tab.
  private let tabs: [Int: String]
  /// How many blanks stand before the code of each line; `nil` where a line has no code.
  private let margins: [Int?]
  /// How many spaces the source indents by; `nil` where it does not show that.
  private let step: Int?

  init(_ source: some Collection<UInt8>) {
    var starts = [0]
    var sections: [Section] = []
    var tabs: [Int: String] = [:]
    var margins: [Int?] = []
    var line: [UInt8] = []
    for (offset, byte) in source.enumerated() {
      guard byte == UInt8(ascii: "\n") else {
        if line.count < Self.longestDirective { line.append(byte) }
        continue
      }
      margins.append(Self.margin(of: line))
      if line.first == UInt8(ascii: "\t") {
        let blanks = line.prefix { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
        tabs[starts.count] = String(decoding: blanks, as: UTF8.self)
      }
      starts.append(offset + 1)
      if let section = Self.section(behind: line, number: starts.count) { sections.append(section) }
      line = []
    }
    margins.append(Self.margin(of: line))
    self.starts = starts
    self.sections = sections
    self.tabs = tabs
    self.margins = margins
    step = margins.indices.lazy.filter { tabs[$0 + 1] == nil }.compactMap { margins[$0] }
      .first(where: Self.usualSteps.contains)
  }

  private static let usualSteps = [2, 4]

  private static func margin(of line: [UInt8]) -> Int? {
    line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
  }

  /// The line and the column of a byte, counted from 1, with the file where that is another one. There is no column in
  /// another file.
  func position(ofByte byte: Int) -> (file: String?, line: Int, column: Int?) {
    let line = Self.lastIndex(of: starts) { $0 <= byte } + 1
    let section = sections.isEmpty ? nil : sections.last { $0.firstLine <= line }
    guard let section, let file = section.file else { return (nil, line, byte - starts[line - 1] + 1) }
    return (file, line + section.difference, nil)
  }

  /// What stands before the code of a byte's line, where that begins with a tab.
  func tabs(beforeByte byte: Int) -> String? {
    tabs.isEmpty ? nil : tabs[Self.lastIndex(of: starts) { $0 <= byte } + 1]
  }

  /// What stands before statements of a body: the smallest indentation of the lines inside that is larger than that of the
  /// first line. In a body without such lines it is one step more than there; `nil` where the source shows none.
  func indentation(fromByte first: Int, toByte last: Int) -> String? {
    let (top, bottom) = (Self.lastIndex(of: starts) { $0 <= first }, Self.lastIndex(of: starts) { $0 <= last })
    let margin = margins[top] ?? 0
    let inner = top + 1 < bottom ? (top + 1)..<bottom : 0..<0
    let deeper = inner.compactMap { line in margins[line].flatMap { $0 > margin ? (line: line, margin: $0) : nil } }
    if let line = deeper.min(by: { $0.margin < $1.margin }) { return blanks(ofLine: line.line, count: line.margin) }
    if let tabs = tabs[top + 1] { return tabs + "\t" }
    return step.map { blanks(ofLine: top, count: margin) + String(repeating: " ", count: $0) }
  }

  private func blanks(ofLine line: Int, count: Int) -> String {
    tabs[line + 1] ?? String(repeating: " ", count: count)
  }

  /// Whether only blanks stand before a byte in its line.
  func isFirstInLine(byte: Int) -> Bool {
    let line = Self.lastIndex(of: starts) { $0 <= byte }
    return margins[line] == byte - starts[line]
  }

  /// The last element that meets a condition which all elements before it meet.
  private static func lastIndex(of elements: [Int], where meets: (Int) -> Bool) -> Int {
    var low = 0
    var high = elements.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if meets(elements[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Directives

  private static let longestDirective = 2000
  private static let directive = "#sourceLocation("

  /// What a line says of those behind it.
  /// - Parameter number: that of the next line.
  private static func section(behind line: [UInt8], number: Int) -> Section? {
    let code = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard code.starts(with: directive.utf8) else { return nil }
    let text = String(decoding: code, as: UTF8.self).dropFirst(directive.count)
    guard text.hasPrefix("file: \""), let end = text.dropFirst(7).firstIndex(of: "\"") else {
      return Section(firstLine: number, file: nil, difference: 0)
    }
    let digits = text[end...].drop { !$0.isNumber }.prefix { $0.isNumber }
    let file = String(text[text.index(text.startIndex, offsetBy: 7)..<end])
    return Section(firstLine: number, file: file, difference: min(Int(digits) ?? number, Int(Int32.max)) - number)
  }
}
