import BindingGraph

/// Writes an explanation as JSON, as `Documentation/explanation.schema.json` describes it.
enum ExplanationJSON {
  static func text(of explanation: GraphExplanation) -> String {
    JSONValue.object([
      "$schema": DocumentSchema.explanation.reference, "generator": DocumentSchema.generator,
      "version": .number(DocumentSchema.explanation.version), "type": explanation.type.value,
      "bindings": .array(explanation.bindings.map(\.value)),
      "unserved": .array(explanation.unserved.map(\.value)), "isPartial": .boolean(explanation.isPartial),
    ]).text + "\n"
  }
}

extension BindingExplanation {
  fileprivate var value: JSONValue {
    .object([
      "id": .string(node.id), "key": node.key.value, "tag": node.tag?.value, "kind": .string(node.kind.rawValue),
      "contribution": node.contribution?.value, "component": .string(node.component),
      "modules": .array(modules.map(\.value)), "location": node.location?.value, "isRoot": .boolean(node.isRoot),
      "visibility": node.visibility.map { .string($0.rawValue) },
      "creation": .string(creation.rawValue), "scope": node.scope?.value,
      "path": .array(path.map { .string($0.node.id) }),
      "deferrals": .array(path.filter { $0.deferral != nil }.map { .string($0.node.id) }),
      "elements": .array(elements.map { .string($0.id) }),
      "requests": .array(requests.map(\.value)), "lookups": .array(lookups.map(\.value)),
      "holders": .array(holders.map(\.value)), "loss": loss.value,
    ])
  }
}

extension GraphRequest {
  fileprivate var value: JSONValue {
    .object([
      "node": .string(node.id), "location": node.location?.value, "type": requirement.type.value,
      "forms": .array(requirement.forms.map { .string($0.rawValue) }), "isWeak": .boolean(requirement.isWeak),
      "resolution": .string(requirement.resolution.rawValue),
    ])
  }
}

extension GraphHolder {
  fileprivate var value: JSONValue {
    switch self {
    case .instance(let component): .object(["kind": .string("instance"), "component": .string(component.id)])
    case .request(let request): .object(["kind": .string("request"), "node": .string(request.node.id)])
    case .componentFactory(let node): .object(["kind": .string("component-factory"), "node": .string(node.id)])
    }
  }
}

extension GraphLoss {
  fileprivate var value: JSONValue {
    .object([
      "missing": .array(missing.map(\.value)), "absent": .array(absent.map(\.value)),
      "served": .array(served.map(\.value)), "substitute": substitute.map { .string($0.id) },
      "shortened": .array(shortened.map { .string($0.id) }),
      "uncreatable": .array(uncreatable.map { .string($0.id) }),
      "components": .array(components.map { .string($0.id) }),
    ])
  }
}
