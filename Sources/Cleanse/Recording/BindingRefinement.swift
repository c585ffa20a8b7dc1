/// What a tag or a collection changes about a binding.
final class BindingRefinement {
  let key: UInt
  let elementType: Any.Type
  let boundType: Any.Type
  let tag: Any.Type?
  let collection: CollectionDraft?

  init(key: UInt, elementType: Any.Type, boundType: Any.Type, tag: Any.Type?, collection: CollectionDraft?) {
    self.key = key
    self.elementType = elementType
    self.boundType = boundType
    self.tag = tag
    self.collection = collection
  }
}
