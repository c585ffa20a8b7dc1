/// What a binding binds.
enum BindingSubject {
  /// A type, as it is.
  case type(Any.Type)
  /// With a tag, a collection or steps of the lifecycle.
  case refined(SharedRefinement)

  init(_ draft: borrowing BindingDraft) {
    if let refinement = draft.refinement { self = .refined(refinement) } else { self = .type(draft.type) }
  }

  private var refinement: SharedRefinement? {
    if case .refined(let refinement) = self { refinement } else { nil }
  }

  /// The type of the values that the binding makes.
  var elementType: Any.Type {
    switch self {
    case .type(let type): type
    case .refined(let refinement): refinement.value.elementType
    }
  }

  /// The type that is bound, as messages show it.
  var boundType: Any.Type {
    switch self {
    case .type(let type): type
    case .refined(let refinement): refinement.value.boundType
    }
  }

  var tag: Any.Type? { refinement?.value.tag }

  var collection: CollectionDraft? { refinement?.value.collection }
}
