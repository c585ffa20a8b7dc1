/// A form in which a graph is written.
public struct GraphFormat: Sendable, Hashable, CustomStringConvertible {
  /// The name, as command lines take it: `mermaid`.
  public let name: String
  /// The extensions of files that have this form, the usual one first.
  public let fileExtensions: [String]
  let renderer: any GraphRenderer.Type

  /// An indented tree, to be read, and to be committed and reviewed: it has no places in the code.
  public static let text = GraphFormat("text", ["txt"], TextRenderer.self)
  /// A document with a `version`, to be committed, compared and read by tools. `GraphDocument(json:)` reads it.
  public static let json = GraphFormat("json", ["json"], JSONRenderer.self)
  /// A picture, layered from left to right, with the components as frames.
  public static let svg = GraphFormat("svg", ["svg"], SVGRenderer.self)
  /// A page to explore the graph by, in one file that needs no network.
  public static let html = GraphFormat("html", ["html", "htm"], HTMLRenderer.self)

  /// All formats there are.
  public static var all: [GraphFormat] { [text, json, svg, html] }

  private init(_ name: String, _ fileExtensions: [String], _ renderer: any GraphRenderer.Type) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.renderer = renderer
  }

  public var description: String { name }

  public static func == (left: GraphFormat, right: GraphFormat) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension GraphDocument {
  /// The graph as text of a format, with a line break at its end.
  public func text(as format: GraphFormat) -> String {
    format.renderer.text(of: self)
  }
}
