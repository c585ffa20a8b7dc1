extension GraphDocument {
  /// The node with an identifier.
  ///
  /// Searches the whole document: use an `Index` for many look-ups.
  public subscript(node id: String) -> Node? { nodes.first { $0.id == id } }

  /// The component with an identifier, as with `subscript(node:)`.
  public subscript(component id: String) -> Component? { components.first { $0.id == id } }

  /// The nodes with a name, in the order of the document: the name, the qualified name or the tag of a type, or the
  /// identifier. The backticks of raw identifiers are optional.
  public func nodes(matching name: String) -> [Node] { nodes.filter { $0.isCalled(name) } }
}

extension GraphDocument.Node {
  func isCalled(_ name: String) -> Bool {
    id.isName(name) || key.isCalled(name) || tag?.isCalled(name) == true
  }
}

extension GraphDocument.TypeName {
  func isCalled(_ other: String) -> Bool { name.isName(other) || qualifiedName.isName(other) }
}

extension String {
  /// Whether a name is this one, with or without the backticks of raw identifiers.
  func isName(_ other: String) -> Bool { self == other || withoutBackticks == other.withoutBackticks }

  var withoutBackticks: String { utf8.contains(UInt8(ascii: "`")) ? filter { $0 != "`" } : self }
}
