import BindingGraph

/// What a tag, a collection, privacy or steps of the lifecycle change about a binding.
struct BindingRefinement {
  var key: UInt
  var elementType: Any.Type
  var boundType: Any.Type
  var tag: Any.Type?
  var collection: CollectionDraft?
  var lifecycle: BindingLifecycle?
  var visibility: BindingVisibility?

  /// Changes nothing about a binding of a type.
  init(of type: Any.Type) {
    key = TypeIdentity.plain(type)
    elementType = type
    boundType = type
  }
}

/// A refinement in a place of its own, which takes up one word where a binding has none.
final class SharedRefinement {
  let value: BindingRefinement

  init(_ value: BindingRefinement) {
    self.value = value
  }
}
