import BindingGraph

/// What a binding offers: a type, or a tag. A collection is known by its type.
package struct BoundKey: Hashable, Sendable, CustomStringConvertible {
  let identity: UInt

  init(identity: UInt) {
    self.identity = identity
  }

  package init(_ type: Any.Type) {
    identity = TypeIdentity.plain(type)
  }

  package init(tag: Any.Type) {
    identity = TypeIdentity.tag(tag)
  }

  package var description: String {
    let name = TypeReference(TypeIdentity.behind(identity)).name
    return TypeIdentity.isTag(identity) ? "TaggedProvider<\(name)>" : name
  }
}
