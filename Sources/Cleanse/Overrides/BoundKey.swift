import BindingGraph

/// The key of a binding: a type or a tag. The key of a collection is its type.
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
