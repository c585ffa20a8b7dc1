import Foundation

/// A style sheet without comments and indentation, which browsers do not need.
struct StyleSheet {
  enum Scheme: Int {
    case light, dark
  }

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

  /// The values of the variables with one color for the light and one for the dark scheme.
  func colours(_ scheme: Scheme) -> [String: String] {
    var colours: [String: String] = [:]
    for line in lines where line.hasPrefix("--") {
      let parts = line.components(separatedBy: ": light-dark(")
      guard parts.count == 2 else { continue }
      let values = parts[1].prefix { $0 != ")" }.components(separatedBy: ", ")
      colours[parts[0]] = values[scheme.rawValue]
    }
    return colours
  }

  /// The rules of classes, with colors in place of variables.
  func rules(in colours: [String: String]) throws -> [String] {
    try lines.filter { $0.hasPrefix(".") && $0.contains("{") }.map { rule in
      var parts = rule.components(separatedBy: "var(")
      for index in parts.indices.dropFirst() {
        let name = String(parts[index].prefix { $0 != ")" })
        guard let colour = colours[name] else { throw Failure("no colour \(name)") }
        parts[index] = colour + parts[index].dropFirst(name.count + 1)
      }
      return parts.joined()
    }
  }
}
