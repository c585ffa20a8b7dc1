import BindingGraph

/// The subject of a binding: its type, tag or collection.
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

/// The changes to a binding by a tag, a collection, a visibility or lifecycle steps.
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
