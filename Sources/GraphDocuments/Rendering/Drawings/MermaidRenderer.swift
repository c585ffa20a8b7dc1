import BindingGraph

/// Writes a document for Mermaid, which GitHub and others draw in Markdown.
///
/// Mermaid rejects text beyond its limits `maxTextSize` and `maxEdges`. These are settings of the site, which a text
/// cannot change. A text that exceeds the usual limits says so.
enum MermaidRenderer: GraphRenderer {
  static func text(of document: GraphDocument) -> String {
    let graph = DrawnGraph(of: document)
    var lines = ["flowchart LR"]
    for (frame, component) in zip(graph.frames, document.components) where component.parent == nil {
      add(frame, of: graph, to: &lines, level: 1)
    }
    lines += graph.arrows.map { "  " + statement(for: $0) }
    let boxes = graph.frames.flatMap(\.boxes)
    let used = Set(boxes.map(\.colour))
    for colour in NodeColour.allCases where used.contains(colour) {
      lines.append("  classDef \(colour.rawValue) fill:\(colour.fill),stroke:#64748b,color:#0f172a")
    }
    add("shared", "stroke-width:3px", to: boxes.filter(\.isShared), &lines)
    for severity in [DiagnosticSeverity.Level.note, .warning, .error] {
      let style = "stroke:\(NodeColour.border(of: severity))"
      add(severity.rawValue, style, to: boxes.filter { $0.severity?.level == severity }, &lines)
    }
    add("missing", "stroke-dasharray:4", to: boxes.filter(\.isMissing), &lines)
    let text = lines.map { $0 + "\n" }.joined()
    return remark(onSizeOf: text, arrows: graph.arrows.count) + text
  }

  private static let usualLimits = (characters: 50_000, arrows: 500)

  private static func remark(onSizeOf text: String, arrows: Int) -> String {
    guard text.utf16.count > usualLimits.characters || arrows > usualLimits.arrows else { return "" }
    return """
      %% \(text.utf16.count) characters and \(arrows) arrows: more than Mermaid draws where its settings maxTextSize \
      (usually \(usualLimits.characters)) and maxEdges (usually \(usualLimits.arrows)) are not raised. Filters make it \
      smaller.

      """
  }

  private static func add(_ frame: DrawnGraph.Frame, of graph: DrawnGraph, to lines: inout [String], level: Int) {
    let indentation = String(repeating: "  ", count: level)
    lines.append("\(indentation)subgraph c\(frame.number)[\(label(frame.lines))]")
    for box in frame.boxes {
      lines.append("\(indentation)  n\(box.number)[\(label(box.lines))]:::\(box.colour.rawValue)")
    }
    for child in frame.children { add(graph.frames[child], of: graph, to: &lines, level: level + 1) }
    lines.append("\(indentation)end")
  }

  private static func statement(for arrow: DrawnGraph.Arrow) -> String {
    if let frame = arrow.installs { return "n\(arrow.source) -.-> c\(frame)" }
    let line = arrow.isWeak ? "-.->" : "-->"
    let label = arrow.label.isEmpty ? "" : "|\(label([arrow.label]))|"
    return "n\(arrow.source) \(line)\(label) n\(arrow.target)"
  }

  /// Declares a class, and adds it to boxes besides the class of their colour.
  private static func add(_ name: String, _ style: String, to boxes: [DrawnGraph.Box], _ lines: inout [String]) {
    guard !boxes.isEmpty else { return }
    lines.append("  classDef \(name) \(style)")
    lines.append("  class \(boxes.map { "n\($0.number)" }.joined(separator: ",")) \(name)")
  }

  private static func label(_ lines: [String]) -> String {
    "\"" + lines.map { escaped($0.shortened()) }.joined(separator: "<br/>") + "\""
  }

  /// Escapes a text for quotation marks. Markup of Mermaid, Markdown and HTML becomes numeric entities, and so do
  /// directives, which Mermaid searches for everywhere.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var last: Unicode.Scalar?
    for scalar in SingleLine.text(text).unicodeScalars {
      if let last, pairs.contains([last, scalar]) { escaped += "\u{200B}" }
      last = scalar
      if scalar.isASCII, !isHarmless(scalar) {
        escaped += "#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The start of a formula and the escape of a line break, which Mermaid also finds in numeric entities: a zero-width
  /// space separates the two characters.
  private static let pairs: [[Unicode.Scalar]] = [["$", "$"], ["\\", "n"]]

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " .,:()[]?!+/=-".unicodeScalars.contains(scalar)
  }
}
