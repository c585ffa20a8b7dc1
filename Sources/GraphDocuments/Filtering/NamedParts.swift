/// Finds the parts that filters name: in the whole graph, independent of other filters.
struct NamedParts {
  private let document: GraphDocument

  init(of document: GraphDocument) {
    self.document = document
  }

  /// The identifiers of the components that have a name.
  /// - Throws: `GraphDocumentError`
  func components(named name: String) throws -> Set<String> {
    let found = document.components.filter { $0.id.isName(name) || $0.type.isCalled(name) }
    guard !found.isEmpty else {
      throw GraphDocumentError(unknownName: name, as: "component", known: document.components.map(\.type.name))
    }
    return Set(found.map(\.id))
  }

  /// The identifiers of the nodes that have a name.
  /// - Parameter takesModules: whether a module's name selects its bindings if no node has the name.
  /// - Throws: `GraphDocumentError`
  func nodes(named name: String, orModule takesModules: Bool) throws -> [String] {
    let found = document.nodes(matching: name)
    let meant = found.isEmpty && takesModules ? nodes(ofModule: name) : found
    guard !meant.isEmpty else {
      throw GraphDocumentError(unknownName: name, as: "binding for the type", known: namesOfTypes)
    }
    return meant.map(\.id)
  }

  /// The identifiers of the nodes that have a name, or else of those in a module that has it.
  /// - Throws: `GraphDocumentError`
  func hiddenNodes(named name: String) throws -> [String] {
    let found = document.nodes(matching: name)
    let index = GraphDocument.Index(document)
    let meant =
      found.isEmpty ? document.nodes.filter { index.modules(leadingTo: $0).contains { $0.isCalled(name) } } : found
    guard !meant.isEmpty else {
      let modules = document.components.flatMap { $0.modules.map(\.type.name) }
      throw GraphDocumentError(unknownName: name, as: "type or module", known: namesOfTypes + modules)
    }
    return meant.map(\.id)
  }

  private var namesOfTypes: [String] { document.nodes.map { $0.tag?.name ?? $0.key.name } }

  private func nodes(ofModule name: String) -> [GraphDocument.Node] {
    let index = GraphDocument.Index(document)
    return document.nodes.filter { node in
      guard node.kind != .componentFactory, let module = index.modules(leadingTo: node).last else { return false }
      return module.isCalled(name)
    }
  }
}
