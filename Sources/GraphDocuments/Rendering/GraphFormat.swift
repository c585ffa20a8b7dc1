/// A form in which a graph is written.
public struct GraphFormat: Sendable, Hashable, CustomStringConvertible {
  /// The name, as command lines take it: `mermaid`.
  public let name: String
  /// The extensions of files that have this form, the usual one first.
  public let fileExtensions: [String]
  let renderer: any GraphRenderer.Type

  /// An indented tree, to be read, and to be committed and reviewed: it has no places in the code. It is not read again;
  /// two of them are compared as texts.
  public static let text = GraphFormat("text", ["txt"], TextRenderer.self)
  /// A document with a `version`, to be committed, compared and read by tools. `GraphDocument(json:)` reads it.
  public static let json = GraphFormat("json", ["json"], JSONRenderer.self)
  /// A drawing for Graphviz: `dot -Tsvg graph.dot`.
  public static let dot = GraphFormat("dot", ["dot", "gv"], DOTRenderer.self)
  /// A drawing for Mermaid, which GitHub and others show where Markdown has it in a code block.
  public static let mermaid = GraphFormat("mermaid", ["mmd", "mermaid"], MermaidRenderer.self)
  /// A picture, in layers, with the components as frames.
  public static let svg = GraphFormat("svg", ["svg"], SVGRenderer.self)
  /// A page to explore the graph by, in one file that needs no network.
  public static let html = GraphFormat("html", ["html", "htm"], HTMLRenderer.self)

  private init(_ name: String, _ fileExtensions: [String], _ renderer: any GraphRenderer.Type) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.renderer = renderer
  }

  /// The format of a name, in letters of either case.
  /// - Throws: `GraphDocumentError`
  public init(name: String) throws {
    guard let format = Self.allCases.first(where: { $0.name == name.lowercased() }) else {
      throw GraphDocumentError(unknownFormat: name, known: Self.allCases.map(\.name))
    }
    self = format
  }

  /// The format that the extension of a file names. The file need not be there.
  /// - Throws: `GraphDocumentError`
  public init(forFile path: String) throws {
    let parts = (path.split { $0 == "/" || $0 == "\\" }.last ?? "").split(
      separator: ".", omittingEmptySubsequences: false)
    let fileExtension = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(fileExtension.lowercased()) }) else {
      throw GraphDocumentError(
        unknownExtension: fileExtension, of: path, known: Self.allCases.flatMap(\.fileExtensions))
    }
    self = format
  }

  public var description: String { name }

  public static func == (left: GraphFormat, right: GraphFormat) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension GraphFormat: CaseIterable {
  /// All formats there are.
  public static var allCases: [GraphFormat] { [text, json, dot, mermaid, svg, html] }
}

extension GraphFormat {
  @available(*, deprecated, renamed: "allCases")
  public static var all: [GraphFormat] { allCases }

  @available(*, deprecated, renamed: "init(name:)")
  public init(named name: String) throws { try self.init(name: name) }

  @available(*, deprecated, renamed: "init(forFile:)")
  public init(ofFile path: String) throws { try self.init(forFile: path) }
}

extension GraphDocument {
  /// The graph as text of a format, with a line break at its end.
  public func text(as format: GraphFormat) -> String {
    format.renderer.text(of: self)
  }
}
