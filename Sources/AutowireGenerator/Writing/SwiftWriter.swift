/// Writes Swift source, line by line.
struct SwiftWriter {
  private(set) var text = ""
  private var indentation = 0
  /// The folder that paths in comments are relative to.
  private let root: String

  init(root: String) {
    self.root = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
  }

  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: indentation) + line + "\n"
  }

  /// Writes lines between braces, or between other words.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout SwiftWriter) -> Void) {
    line(opening)
    indentation += 1
    body(&self)
    indentation -= 1
    line(closing)
  }

  /// Writes lines with the source location of another file.
  mutating func located(at place: FilePlace, _ body: (inout SwiftWriter) -> Void) {
    line("#sourceLocation(file: \(Self.literal(place.file)), line: \(place.place.line))")
    body(&self)
    line("#sourceLocation()")
  }

  /// Writes lines that are compiled under conditions.
  mutating func conditional(_ conditions: [CompilationCondition], _ body: (inout SwiftWriter) -> Void) {
    for condition in conditions { line("#if \(condition.expression)") }
    body(&self)
    for _ in conditions { line("#endif") }
  }

  /// Writes the refusals as errors at their locations.
  mutating func errors(_ refusals: [Refusal]) {
    for refusal in refusals {
      conditional(refusal.conditions) { writer in
        writer.located(at: refusal.place) { $0.line("#error(\(Self.literal(refusal.problem.message)))") }
      }
    }
  }

  /// A place as comments show it.
  func shown(_ place: FilePlace) -> String {
    "\(shown(place.file)):\(place.place.line)"
  }

  /// A path as comments show it.
  func shown(_ file: String) -> Substring {
    file.droppingPrefix(root)
  }

  static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text {
      if character == "\\" || character == "\"" { literal += "\\" }
      literal.append(character)
    }
    return literal + "\""
  }
}
