/// A kind of JSON document that the package writes, with a schema in `Documentation`.
package struct DocumentSchema: Sendable {
  package let name: String
  /// Increases when members change their meaning or are removed; new members may be added without notice. Readers
  /// support all versions up to this one.
  package let version: Int

  /// The document of `DiagnosticRenderer.json`.
  package static let report = DocumentSchema(name: "report", version: 1)
  /// The document of `GraphFormat.json`.
  package static let graph = DocumentSchema(name: "graph", version: 1)
  /// The document of `GraphChanges`.
  package static let changes = DocumentSchema(name: "changes", version: 1)
  /// The output of `cleanse-graph explain`.
  package static let explanation = DocumentSchema(name: "explanation", version: 1)
  /// The output of `cleanse-graph coverage`.
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
