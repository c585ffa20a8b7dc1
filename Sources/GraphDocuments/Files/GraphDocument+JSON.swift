import BindingGraph
import Foundation

extension GraphDocument {
  /// Reads a document in the format `json`, of this version or an older one.
  ///
  /// Unknown members are ignored, so that newer writers can add some. Unknown words are kept.
  ///
  /// - Throws: `GraphDocumentError`
  public init(json: String) throws {
    try self.init(json: Data(json.utf8))
  }

  /// - Throws: `GraphDocumentError`
  init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(GraphDocument.self, from: json)
    } catch let error as DecodingError {
      throw GraphDocumentError(error, in: json)
    }
  }
}

extension GraphDocument: Codable {
  private enum Member: String, CodingKey {
    case schema = "$schema"
    case version, components, nodes, diagnostics
  }

  /// Reads a document of this version or an older one.
  /// - Throws: `GraphDocumentError` for a newer version, and for identifiers that do not exist; `DecodingError`
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    try Self.checkKind(of: members)
    let version = try members.decode(Int.self, forKey: .version)
    guard DocumentSchema.graph.reads(version: version) else { throw GraphDocumentError(unsupportedVersion: version) }
    self.init(
      components: try members.decode([Component].self, forKey: .components),
      nodes: try members.decode([Node].self, forKey: .nodes),
      diagnostics: try members.decode([Diagnostic].self, forKey: .diagnostics), version: version)
    try checkReferences()
  }

  /// Rejects the other JSON documents of the tools, by their schema.
  private static func checkKind(of members: KeyedDecodingContainer<Member>) throws {
    guard let schema = try? members.decodeIfPresent(String.self, forKey: .schema) else { return }
    let others: [(DocumentSchema, kind: String)] = [
      (.report, "a report"), (.changes, "a list of changes"), (.explanation, "an explanation"),
      (.coverage, "a list of tests"),
    ]
    let isSARIF = schema.contains("sarif")
    guard let kind = isSARIF ? "a report" : others.first(where: { $0.0.isSchema(at: schema) })?.kind else { return }
    throw GraphDocumentError(otherDocument: kind)
  }

  /// Writes the members that the format `json` writes.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension GraphDocument.Location: Codable {
  private enum Member: String, CodingKey {
    case file, line, column
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    func number(_ member: Member) throws -> Int? {
      let number = try members.decodeIfPresent(Int.self, forKey: member)
      guard let number, number < 1 else { return number }
      throw DecodingError.dataCorruptedError(forKey: member, in: members, debugDescription: "counted from 1")
    }
    let line = try number(.line)
    self.init(
      file: try members.decode(String.self, forKey: .file), line: try line ?? members.decode(Int.self, forKey: .line),
      column: try number(.column))
  }

  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension GraphNodeKind: Codable {}
extension GraphEdgeForm: Codable {}
extension DiagnosticSeverity: Codable {}
