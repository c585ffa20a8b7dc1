import BindingGraph

/// What the steps of a binding have said so far.
struct BindingDraft: Hashable {
  /// The collection that a binding contributes to.
  enum Contribution: Hashable {
    case array(ContributionOrder)
    case set
    case dictionary(DictionaryKey)
    /// The collection is only declared.
    case empty
  }

  /// The type that is bound.
  var type: SwiftType
  var key: BoundKey
  /// The type that reports show for the key.
  var shown: SwiftType
  var kind: Binding.Kind?
  var contribution: Contribution?
  var traits: Binding.Traits = []
  var lifecycle: Binding.Lifecycle = []
  /// Who can ask for the binding; `nil` for its component and all that this installs.
  var visibility: BindingVisibility?

  init(_ type: SwiftType, kind: Binding.Kind? = nil) {
    self.type = type
    key = .type(type)
    shown = type
    self.kind = kind
  }

  // MARK: Steps

  func tagged(with tag: SwiftType) -> BindingDraft {
    var draft = self
    draft.key = .tag(tag)
    draft.shown = .taggedProvider(tag)
    return draft
  }

  func adding(_ traits: Binding.Traits) -> BindingDraft {
    var draft = self
    draft.traits.formUnion(traits)
    return draft
  }

  func adding(_ lifecycle: Binding.Lifecycle) -> BindingDraft {
    var draft = self
    draft.lifecycle.formUnion(lifecycle)
    return draft
  }

  /// The same where only some can ask for it; contributions are never private.
  func visible(in visibility: BindingVisibility?) -> BindingDraft {
    var draft = self
    draft.visibility = contribution == nil ? visibility : nil
    return draft
  }

  func asRoot() -> BindingDraft {
    // An injector keeps no value.
    adding(type.isDeclared(in: "Cleanse", "PropertyInjector") ? .root : [.root, .shared])
  }

  func contributing(_ contribution: Contribution, to collection: SwiftType) -> BindingDraft {
    var draft = self
    draft.contribution = contribution
    draft.visibility = nil
    draft.key = .type(collection)
    draft.shown = collection
    return draft
  }
}

/// The key of an element of a dictionary.
struct DictionaryKey: Hashable, CustomStringConvertible {
  /// What only this key has: the value of a literal, the symbol of a case or a constant.
  let identity: String
  let description: String
}

/// What a binding serves: a type, or what is asked for under a tag.
enum BoundKey: Hashable {
  case type(SwiftType)
  case tag(SwiftType)
}
