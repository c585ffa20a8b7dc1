import BindingGraph

/// The lines of a node in a lock file: its binding, then its dependencies.
struct LockedNode {
  let name: String
  private let node: GraphDocument.Node
  private let names: LockNames

  init(_ node: GraphDocument.Node, _ names: LockNames) {
    self.node = node
    self.names = names
    name = names.places[node.id]?.name ?? node.id
  }

  var lines: [String] {
    let needs = node.requirements.map(line)
    // The order of a collection's contributions is significant.
    return [binding] + (node.kind == .collection ? needs : needs.sorted())
  }

  private var binding: String {
    let key = node.key.qualifiedName
    var line = LockLine(LockLine.subject(name)).name(node.kind.rawValue, after: "is")
      .name(name == key ? nil : key, after: "key").name(node.tag?.qualifiedName, after: "tag")
    if let contribution = node.contribution {
      line = line.name(contribution.collection.rawValue, after: "element").name(contribution.key, after: "under")
        .name(contribution.order, after: "order")
    }
    line = line.name(node.scope?.qualifiedName, after: "shared")
    for attribute in node.documentedAttributes {
      line = attribute.attribute.isEmpty ? line.name(attribute.word, after: "with") : line.word(attribute.word)
    }
    return line.name(node.visibility?.rawValue, after: "visible").name(node.module, after: "in")
      .name(node.installs, after: "installs").names(node.acceptedWarnings, after: "accepts").text
  }

  private func line(of requirement: GraphDocument.Requirement) -> String {
    let place = requirement.target.flatMap { names.places[$0] }
    let line = LockLine(LockLine.subject(name)).name(requirement.type.qualifiedName, after: "needs")
      .names(requirement.forms.map(\.rawValue), after: "as")
      .name(requirement.resolution == .bound ? nil : requirement.resolution.rawValue, after: "result")
      .name(requirement.missingType?.qualifiedName, after: "unbound")
    let complete = requirement.optional == true ? line.word("optional") : line
    let isUsual = requirement.resolution == .bound && place?.name == requirement.type.qualifiedName
    return complete.name(isUsual ? nil : place?.name, after: "by")
      .name(place?.component == node.component ? nil : place?.component, after: "from").text
  }
}
