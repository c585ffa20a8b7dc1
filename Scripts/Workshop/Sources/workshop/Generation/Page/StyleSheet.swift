/// A style sheet without comments and indentation, which browsers do not need.
struct StyleSheet {
  /// The lines without comments, which have lines of their own, and without indentation.
  let lines: [String]

  init(_ source: String) {
    var lines: [String] = []
    var isComment = false
    for line in source.split(separator: "\n") {
      if line.hasPrefix("/*") { isComment = true }
      let bare = line.drop { $0 == " " }
      if !isComment && !bare.isEmpty { lines.append(String(bare)) }
      if line.hasSuffix("*/") { isComment = false }
    }
    self.lines = lines
  }
}
