import BindingGraph

/// The subject of a binding: its type, tag or collection.
enum BindingSubject {
  /// A plain type.
  case type(Any.Type)
  /// A binding with a tag, a collection, a visibility or lifecycle steps.
  case refined(SharedRefinement)

  init(_ draft: borrowing BindingDraft) {
    if let refinement = draft.refinement { self = .refined(refinement) } else { self = .type(draft.type) }
  }

  private var refinement: SharedRefinement? {
    if case .refined(let refinement) = self { refinement } else { nil }
  }

  /// The type of the values that the binding creates.
  var elementType: Any.Type {
    switch self {
    case .type(let type): type
    case .refined(let refinement): refinement.value.elementType
    }
  }

  /// The bound type, as messages show it.
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

  /// The refinement of a plain binding, without changes.
  init(of type: Any.Type) {
    key = TypeIdentity.plain(type)
    elementType = type
    boundType = type
  }
}

/// A boxed refinement, which takes one word in bindings without one.
final class SharedRefinement {
  let value: BindingRefinement

  init(_ value: BindingRefinement) {
    self.value = value
  }
}
