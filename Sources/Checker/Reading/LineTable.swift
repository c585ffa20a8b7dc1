/// Maps bytes of a source to lines, including those of other files by `#sourceLocation`.
struct LineTable {
  /// Lines that a directive assigns to another file.
  private struct Section {
    let firstLine: Int
    /// `nil` for the source itself.
    let file: String?
    let difference: Int
  }

  /// The position of each line's first byte.
  private let starts: [Int]
  private let sections: [Section]
  /// The indentation of each line that begins with a tab.
  private let tabs: [Int: String]
  /// The number of blanks before the code of each line; `nil` for a line without code.
  private let margins: [Int?]
  /// The number of spaces by which the source indents; `nil` if it shows none.
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

  /// The line and the column of a byte, counted from 1, and the file if it is another one. Lines of another file have
  /// no column.
  func position(ofByte byte: Int) -> (file: String?, line: Int, column: Int?) {
    let line = Self.lastIndex(of: starts) { $0 <= byte } + 1
    let section = sections.isEmpty ? nil : sections.last { $0.firstLine <= line }
    guard let section, let file = section.file else { return (nil, line, byte - starts[line - 1] + 1) }
    return (file, line + section.difference, nil)
  }

  /// The indentation of a byte's line, if that begins with a tab.
  func tabs(beforeByte byte: Int) -> String? {
    tabs.isEmpty ? nil : tabs[Self.lastIndex(of: starts) { $0 <= byte } + 1]
  }

  /// The indentation of statements in a body: the smallest one of the inner lines that is larger than that of the first
  /// line. Without such lines, it is one step more than that of the first line; `nil` if the step is unknown.
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

  /// Whether only blanks precede a byte in its line.
  func isFirstInLine(byte: Int) -> Bool {
    let line = Self.lastIndex(of: starts) { $0 <= byte }
    return margins[line] == byte - starts[line]
  }

  /// The last of the leading elements that meet a condition.
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

  /// The section that a line begins, if it is a directive.
  /// - Parameter number: the number of the next line.
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
