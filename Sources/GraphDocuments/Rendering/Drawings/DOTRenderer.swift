/// Writes a document for Graphviz.
enum DOTRenderer: GraphRenderer {
  static func text(of document: GraphDocument) -> String {
    let graph = DrawnGraph(of: document)
    var lines = [
      "digraph \(quoted(document.components.first?.type.name ?? "")) {",
      "  graph [rankdir=LR, compound=true, fontname=Helvetica, style=rounded]",
      "  node [shape=box, style=\"rounded,filled\", fontname=Helvetica, fontsize=11]",
      "  edge [fontname=Helvetica, fontsize=9]",
    ]
    for (frame, component) in zip(graph.frames, document.components) where component.parent == nil {
      add(frame, of: graph, to: &lines, level: 1)
    }
    lines += graph.arrows.map { "  " + statement(for: $0) }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private static func add(_ frame: DrawnGraph.Frame, of graph: DrawnGraph, to lines: inout [String], level: Int) {
    let indentation = String(repeating: "  ", count: level)
    lines.append("\(indentation)subgraph cluster_\(frame.number) {")
    lines.append("\(indentation)  label=\(label(frame.lines))")
    for box in frame.boxes { lines.append("\(indentation)  \(statement(for: box))") }
    for child in frame.children { add(graph.frames[child], of: graph, to: &lines, level: level + 1) }
    lines.append("\(indentation)}")
  }

  private static func statement(for box: DrawnGraph.Box) -> String {
    var attributes = ["label=\(label(box.lines))", "fillcolor=\(quoted(box.colour.fill))"]
    if box.lines[0].count > box.lines[0].shortened().count { attributes.append("tooltip=\(quoted(box.lines[0]))") }
    if box.isShared { attributes.append("penwidth=2") }
    if let severity = box.severity { attributes.append("color=\(quoted(NodeColour.border(of: severity.level)))") }
    if box.isMissing { attributes.append("style=\"rounded,dashed\"") }
    return "n\(box.number) [\(attributes.joined(separator: ", "))]"
  }

  private static func statement(for arrow: DrawnGraph.Arrow) -> String {
    var attributes: [String] = []
    if !arrow.label.isEmpty { attributes.append("label=\(quoted(arrow.label))") }
    if arrow.isWeak { attributes.append("style=dashed") }
    if let frame = arrow.installs { attributes += ["style=dotted", "lhead=cluster_\(frame)"] }
    let suffix = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
    return "n\(arrow.source) -> n\(arrow.target)\(suffix)"
  }

  private static func label(_ lines: [String]) -> String {
    "\"" + lines.map { escaped($0.shortened()) }.joined(separator: #"\n"#) + "\""
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Escapes a text for quotation marks. Graphviz reads escapes and the entities of HTML in it.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in SingleLine.text(text).unicodeScalars {
      switch character {
      case "\"": escaped += #"\""#
      case "\\": escaped += #"\\"#
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
