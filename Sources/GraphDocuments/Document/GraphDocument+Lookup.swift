extension GraphDocument {
  /// The node of an identifier.
  ///
  /// A document is searched for it; ask an `Index` where you look up many.
  public subscript(node id: String) -> Node? { nodes.first { $0.id == id } }

  /// The component of an identifier, as with `subscript(node:)`.
  public subscript(component id: String) -> Component? { components.first { $0.id == id } }

  /// The nodes of a name, in the order of the document: the name, the qualified name or the tag of a type, or the identifier.
  public func nodes(matching name: String) -> [Node] { nodes.filter { $0.isCalled(name) } }
}

extension GraphDocument.Node {
  func isCalled(_ name: String) -> Bool {
    [id, key.name, key.qualifiedName, tag?.name, tag?.qualifiedName].contains(name)
  }
}
