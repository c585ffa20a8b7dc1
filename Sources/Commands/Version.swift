import BindingGraph

/// The version of the package, as its tools print it.
package enum Version {
  package static var current: String { Publication.version }

  /// The output of `--version`, with a final line break.
  /// - Parameter schemas: the JSON documents that the tool reads or writes.
  package static func text(of tool: String, _ schemas: [DocumentSchema]) -> String {
    let documents = schemas.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
    return "\(tool) \(current)\n" + (documents.isEmpty ? "" : "JSON documents: \(documents)\n")
  }
}
