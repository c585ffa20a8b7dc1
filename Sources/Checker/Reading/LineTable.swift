/// Knows on which line of a source each byte stands.
struct LineTable {
  /// Where each line begins.
  private let starts: [Int]

  init(_ source: some Collection<UInt8>) {
    var starts = [0]
    for (offset, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The line and the column of a byte, counted from 1.
  func position(ofByte byte: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return (low + 1, byte - starts[low] + 1)
  }
}
