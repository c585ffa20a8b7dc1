import BindingGraph

/// What a tag, a collection, privacy or steps of the lifecycle change about a binding.
final class BindingRefinement {
  let key: UInt
  let elementType: Any.Type
  let boundType: Any.Type
  let tag: Any.Type?
  let collection: CollectionDraft?
  let lifecycle: BindingLifecycle?
  let visibility: BindingVisibility?

  init(
    key: UInt, elementType: Any.Type, boundType: Any.Type, tag: Any.Type?, collection: CollectionDraft?,
    lifecycle: BindingLifecycle?, visibility: BindingVisibility?
  ) {
    self.key = key
    self.elementType = elementType
    self.boundType = boundType
    self.tag = tag
    self.collection = collection
    self.lifecycle = lifecycle
    self.visibility = visibility
  }
}
