import BindingGraph

/// A weak reference to a shared value, with its binding.
package struct WatchedValue {
  package let type: TypeReference
  package let location: SourceLocation?
  /// The component that shares it and its ancestors, outermost first.
  package let components: [TypeReference]
  /// The position of its node among those of its component.
  package let node: Int
  private weak var slot: Slot?
  private weak var object: AnyObject?
  /// Distinguishes the object from others that exist at the same time; `nil` for a value that is not an object.
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

  /// Whether the value still exists. For a value that is not an object, only the graph knows.
  package var isAlive: Bool { identity == nil ? isKeptByGraph : object != nil }

  /// Whether the graph itself still keeps the value.
  package var isKeptByGraph: Bool { slot?.hasSharedValue == true }
}
