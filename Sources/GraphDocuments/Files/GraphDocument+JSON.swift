import BindingGraph
import Foundation

extension GraphDocument {
  /// Reads the document that the format `json` has written.
  ///
  /// Members that are not known are passed over, so that a newer writer may add some.
  ///
  /// - Throws: `UnreadableGraphDocument`
  public init(json: String) throws {
    let data = Data(json.utf8)
    let decoder = JSONDecoder()
    do {
      let version = try decoder.decode(StoredVersion.self, from: data).version
      guard version == JSONRenderer.version else { throw UnreadableGraphDocument.version(version) }
      let stored = try decoder.decode(StoredDocument.self, from: data)
      self.init(components: stored.components, nodes: stored.nodes, findings: stored.findings)
    } catch let error as DecodingError {
      throw UnreadableGraphDocument(error, in: data)
    }
    try checkReferences()
  }
}

private struct StoredVersion: Decodable {
  let version: Int
}

private struct StoredDocument: Decodable {
  let components: [GraphDocument.Component]
  let nodes: [GraphDocument.Node]
  let findings: [GraphDocument.Finding]
}

extension GraphDocument.Location: Decodable {
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
}

extension GraphNodeKind: Decodable {}

extension GraphEdgeForm: Decodable {}
