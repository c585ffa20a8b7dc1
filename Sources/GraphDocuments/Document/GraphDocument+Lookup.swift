extension GraphDocument {
  /// The node with an identifier.
  ///
  /// Searches the whole document: use an `Index` for many look-ups.
  public subscript(node id: String) -> Node? { nodes.first { $0.id == id } }

  /// The component with an identifier, as with `subscript(node:)`.
  public subscript(component id: String) -> Component? { components.first { $0.id == id } }

  /// The nodes with a name, in the order of the document: the name, the qualified name or the tag of a type, or the
  /// identifier.
  public func nodes(matching name: String) -> [Node] { nodes.filter { $0.isCalled(name) } }
}

extension GraphDocument.Node {
  func isCalled(_ name: String) -> Bool {
    [id, key.name, key.qualifiedName, tag?.name, tag?.qualifiedName].contains(name)
  }
}
