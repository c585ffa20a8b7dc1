/// A kind of JSON document that the package writes, as a schema in `Documentation` describes it.
package struct DocumentSchema: Sendable {
  package let name: String
  /// Grows when members change their meaning or go away; new ones may come without notice. Readers know all versions up to
  /// this one.
  package let version: Int

  /// What `DiagnosticRenderer.json` writes.
  package static let report = DocumentSchema(name: "report", version: 1)
  /// What `GraphFormat.json` writes.
  package static let graph = DocumentSchema(name: "graph", version: 1)
  /// What `GraphChanges` writes.
  package static let changes = DocumentSchema(name: "changes", version: 1)
  /// What `cleanse-graph explain` writes.
  package static let explanation = DocumentSchema(name: "explanation", version: 1)
  /// What `cleanse-graph coverage` writes.
  package static let coverage = DocumentSchema(name: "coverage", version: 1)

  /// The identifier of the schema, as its `$id`.
  package var address: String { "\(Publication.address)/schemas/\(name)-\(version).json" }

  /// Whether an address is that of this schema, of any version.
  package func isSchema(at address: String) -> Bool {
    address.hasPrefix("\(Publication.address)/schemas/\(name)-")
  }

  /// Whether documents of a version can be read.
  package func reads(version: Int) -> Bool { 1...self.version ~= version }
}

extension DocumentSchema {
  /// The member `$schema` of a document.
  package var reference: JSONValue { .string(address) }

  /// The member `generator` of a document.
  package static var generator: JSONValue {
    .object(["name": .string(Publication.name), "version": .string(Publication.version)])
  }
}
