/// A format for graphs.
public struct GraphFormat: Sendable, Hashable, CustomStringConvertible {
  /// The name of the format on command lines: `mermaid`.
  public let name: String
  /// The file extensions of the format, the usual one first.
  public let fileExtensions: [String]
  let renderer: any GraphRenderer.Type

  /// An indented tree for reading and reviews, without source locations. It cannot be read back; compare two of them as
  /// texts.
  public static let text = GraphFormat("text", ["txt"], TextRenderer.self)
  /// A document with a `version`, for tools. `GraphDocument(json:)` reads it.
  public static let json = GraphFormat("json", ["json"], JSONRenderer.self)
  /// A graph to commit: one line for each binding and each dependency, sorted, without source locations. It is short,
  /// branches of it can be merged, and `GraphDocument(contentsOfFile:)` reads it.
  public static let lock = GraphFormat("lock", ["lock"], LockRenderer.self)
  /// A drawing for Graphviz, which writes pictures: `dot -Tsvg graph.dot -o graph.svg`.
  public static let dot = GraphFormat("dot", ["dot", "gv"], DOTRenderer.self)
  /// A drawing for Mermaid, which GitHub and others show in a Markdown code block.
  public static let mermaid = GraphFormat("mermaid", ["mmd", "mermaid"], MermaidRenderer.self)
  /// An interactive page in one file, which needs no network.
  public static let html = GraphFormat("html", ["html", "htm"], HTMLRenderer.self)

  private init(_ name: String, _ fileExtensions: [String], _ renderer: any GraphRenderer.Type) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.renderer = renderer
  }

  /// The format with a name, in upper or lower case.
  /// - Throws: `GraphDocumentError`
  public init(name: String) throws {
    guard let format = Self.allCases.first(where: { $0.name == name.lowercased() }) else {
      throw GraphDocumentError(unknownFormat: name, known: Self.allCases.map(\.name))
    }
    self = format
  }

  /// The format of a file extension. The file need not exist.
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
  /// All formats.
  public static var allCases: [GraphFormat] { [text, json, lock, dot, mermaid, html] }
}

extension GraphDocument {
  /// The graph in a format, with a final line break.
  public func text(as format: GraphFormat) -> String {
    format.renderer.text(of: self)
  }
}
