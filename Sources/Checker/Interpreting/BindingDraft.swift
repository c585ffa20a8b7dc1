import BindingGraph

/// The state of a binding after the steps so far.
struct BindingDraft: Hashable {
  /// The collection that a binding contributes to.
  enum Contribution: Hashable {
    case array(ContributionOrder)
    case set
    case dictionary(DictionaryKey)
    /// The collection is declared without an element.
    case empty
  }

  /// The type that is bound.
  var type: SwiftType
  var key: BoundKey
  var kind: BindingKind?
  var contribution: Contribution?
  var attributes: BindingAttributes = []
  /// The visibility of the binding; `nil` for its component and all subcomponents.
  var visibility: BindingVisibility?

  init(_ type: SwiftType, kind: BindingKind? = nil) {
    self.type = type
    key = .type(type)
    self.kind = kind
  }

  // MARK: Steps

  func tagged(with tag: SwiftType) -> BindingDraft {
    var draft = self
    draft.key = .tag(tag)
    return draft
  }

  func adding(_ attributes: BindingAttributes) -> BindingDraft {
    var draft = self
    draft.attributes.formUnion(attributes)
    return draft
  }

  /// The draft with a visibility; contributions are never private.
  func visible(in visibility: BindingVisibility?) -> BindingDraft {
    var draft = self
    draft.visibility = contribution == nil ? visibility : nil
    return draft
  }

  func asRoot() -> BindingDraft {
    // A property injector keeps no value.
    adding(type.cleanseType == .propertyInjector ? .root : [.root, .shared])
  }

  func contributing(_ contribution: Contribution, to collection: SwiftType) -> BindingDraft {
    var draft = self
    draft.contribution = contribution
    draft.visibility = nil
    draft.key = .type(collection)
    return draft
  }
}

/// The key of an element of a dictionary.
struct DictionaryKey: Hashable, CustomStringConvertible {
  /// A text unique to the key: the value of a literal, or the symbol of a case or constant.
  let identity: String
  let description: String
}

/// The key of a binding: a type, or a tag.
enum BoundKey: Hashable {
  case type(SwiftType)
  case tag(SwiftType)
  /// The key that no dependency can have, of a root that the graph itself provides.
  case hidden(root: SwiftType)

  /// The type that reports show.
  var shown: SwiftType {
    switch self {
    case .type(let type): type
    case .tag(let tag): .taggedProvider(tag)
    case .hidden(let root): SwiftType(.provider, [root])
    }
  }
}
