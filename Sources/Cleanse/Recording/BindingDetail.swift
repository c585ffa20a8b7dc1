import BindingGraph

/// What planning, messages and plugins need to know of a binding.
struct BindingDetail {
  let elementType: Any.Type
  let boundType: Any.Type
  let tag: Any.Type?
  let collection: CollectionDraft?
  let location: SourceLocation?
  let module: ModulePath.ID

  init(_ draft: BindingDraft, location: SourceLocation?, module: ModulePath.ID) {
    elementType = draft.elementType
    boundType = draft.boundType
    tag = draft.tag
    collection = draft.collection
    self.location = location
    self.module = module
  }
}
