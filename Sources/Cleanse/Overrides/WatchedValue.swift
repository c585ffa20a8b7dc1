import BindingGraph

/// A shared value, and nothing that keeps it: whether it is still there, and where it is bound.
package struct WatchedValue {
  package let type: TypeReference
  package let location: SourceLocation?
  /// The component that shares it and those around it, the outermost first.
  package let components: [TypeReference]
  /// The position of its node among those of its component.
  package let node: Int
  private weak var slot: Slot?
  private weak var object: AnyObject?
  /// Tells the object apart from others that are there at the same time; `nil` for another value.
  package let identity: ObjectIdentifier?

  init(
    binding: (type: TypeReference, location: SourceLocation?), node: Int, components: [TypeReference], slot: Slot,
    object: AnyObject?
  ) {
    (type, location) = binding
    self.node = node
    self.components = components
    self.slot = slot
    self.object = object
    identity = object.map { ObjectIdentifier($0) }
  }

  /// Whether the value is still there: of what is no object, only the graph knows.
  package var isAlive: Bool { identity == nil ? isKeptByGraph : object != nil }

  /// Whether a living part of the graph keeps the value.
  package var isKeptByGraph: Bool { slot?.hasSharedValue == true }
}
