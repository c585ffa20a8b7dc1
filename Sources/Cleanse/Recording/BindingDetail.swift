import BindingGraph

/// What planning, messages and plugins need to know of a binding.
struct BindingDetail {
  private let type: Any.Type
  private let refinement: BindingRefinement?
  let location: SourceLocation?
  private(set) var module: Int32

  init(_ draft: borrowing BindingDraft, location: SourceLocation?, module: ModulePath.ID) {
    type = draft.type
    refinement = draft.refinement
    self.location = location
    self.module = Int32(module)
  }

  /// The same in a list of modules where its module has another position.
  func inModule(_ module: ModulePath.ID) -> BindingDetail {
    var detail = self
    detail.module = Int32(module)
    return detail
  }

  /// The type of the values that the binding makes.
  var elementType: Any.Type { refinement?.elementType ?? type }

  /// The type that is bound, as messages show it.
  var boundType: Any.Type { refinement?.boundType ?? type }

  var tag: Any.Type? { refinement?.tag }

  var collection: CollectionDraft? { refinement?.collection }
}
