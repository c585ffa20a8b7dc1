import BindingGraph

/// Writes a document as JSON, as `Documentation/graph.schema.json` describes it.
enum JSONRenderer: GraphRenderer {
  static func text(of document: GraphDocument) -> String {
    document.value.text + "\n"
  }
}

extension GraphDocument {
  var value: JSONValue {
    .object([
      "$schema": DocumentSchema.graph.reference,
      "generator": DocumentSchema.generator,
      "version": .number(GraphDocument.currentVersion),
      "components": .array(components.map(\.value)),
      "nodes": .array(nodes.map(\.value)),
      "diagnostics": .array(diagnostics.map(\.value)),
    ])
  }
}

extension GraphDocument.Component {
  fileprivate var value: JSONValue {
    .object([
      "id": .string(id), "type": type.value, "scope": scope?.value, "seed": seed?.value,
      "parent": parent.map { .string($0) }, "depth": .number(depth), "modules": .array(modules.map(\.value)),
      "root": root.map { .string($0) }, "location": location?.value, "repeatsAncestor": .boolean(repeatsAncestor),
    ])
  }
}

extension GraphDocument.Module {
  fileprivate var value: JSONValue {
    .object(["id": .string(id), "type": type.value, "parent": parent.map { .string($0) }])
  }
}

extension GraphDocument.Node {
  var value: JSONValue {
    .object(
      [
        "id": .string(id), "component": .string(component), "key": key.value, "tag": tag?.value,
        "kind": .string(kind.rawValue), "contribution": contribution?.value, "scope": scope?.value,
        "lifecycle": .array(lifecycle.map { .string($0.rawValue) }),
        "visibility": visibility.map { .string($0.rawValue) }, "module": module.map { .string($0) },
        "installs": installs.map { .string($0) }, "location": location?.value,
        "requirements": .array(requirements.map(\.value)),
        "accepts": acceptedWarnings.isEmpty ? nil : .array(acceptedWarnings.map { .string($0) }),
      ], and: flags)
  }

  private var flags: [String: JSONValue] {
    DocumentedAttribute.all.reduce(into: [:]) { flags, documented in
      guard case .boolean(let name, let isRequired) = documented.member else { return }
      let isPresent = attributes.contains(documented.attribute)
      if isPresent || isRequired { flags[name] = .boolean(isPresent) }
    }
  }
}

extension GraphDocument.Node.Contribution {
  var value: JSONValue {
    .object([
      "collection": .string(collection.rawValue), "key": key.map { .string($0) }, "order": order.map { .string($0) },
    ])
  }
}

extension GraphDocument.Requirement {
  fileprivate var value: JSONValue {
    .object([
      "type": type.value, "forms": .array(forms.map { .string($0.rawValue) }),
      "resolution": .string(resolution.rawValue), "target": target.map { .string($0) },
      "missingType": missingType?.value, "optional": optional.map { .boolean($0) },
    ])
  }
}

extension GraphDocument.Diagnostic {
  fileprivate var value: JSONValue {
    .object([
      "id": .string(id), "severity": .string(severity.rawValue), "headline": .string(headline), "text": .string(text),
      "location": location?.value, "nodes": .array(nodes.map { .string($0) }),
    ])
  }
}

extension GraphDocument.TypeName {
  var value: JSONValue {
    .object(["name": .string(name), "qualifiedName": .string(qualifiedName)])
  }
}

extension GraphDocument.Location {
  var value: JSONValue {
    .object(["file": .string(file), "line": .number(line), "column": column.map { .number($0) }])
  }
}
