import BindingGraph

/// What the steps of a binding have said so far.
///
/// The one value that all builders hand along; their generic parameters only say which steps are open.
@usableFromInline
struct BindingDraft {
  struct Options: OptionSet {
    let rawValue: UInt8
    static let shared = Options(rawValue: 1)
    static let root = Options(rawValue: 2)
    static let arrayElement = Options(rawValue: 4)
    static let setElement = Options(rawValue: 8)
    static let dictionaryElement = Options(rawValue: 16)
    /// The contribution is an array of elements.
    static let severalElements = Options(rawValue: 32)
  }

  let run: ConfigurationRun
  private(set) var key: UInt
  /// The type of the values that the binding makes.
  private(set) var elementType: Any.Type
  /// The type that is bound, as messages show it.
  private(set) var boundType: Any.Type
  private(set) var tag: Any.Type?
  private(set) var scope: Any.Type?
  private(set) var options: Options = []
  private(set) var collection: CollectionDraft?

  @usableFromInline
  init(_ type: Any.Type, in run: ConfigurationRun) {
    self.run = run
    key = TypeIdentity.plain(type)
    elementType = type
    boundType = type
  }

  // MARK: Steps

  @usableFromInline
  func tagged(with tag: Any.Type, provider: Any.Type) -> BindingDraft {
    var draft = self
    draft.key = TypeIdentity.tag(tag)
    draft.tag = tag
    draft.boundType = provider
    return draft
  }

  @usableFromInline
  func shared(in scope: Any.Type) -> BindingDraft {
    var draft = self
    draft.options.insert(.shared)
    draft.scope = scope
    return draft
  }

  func asRoot(isShared: Bool) -> BindingDraft {
    var draft = self
    draft.options.insert(isShared ? [.root, .shared] : .root)
    return draft
  }

  func contributing(to collection: CollectionDraft) -> BindingDraft {
    var draft = self
    draft.key = TypeIdentity.plain(collection.type)
    draft.boundType = collection.type
    draft.elementType = collection.contributionType
    draft.options.insert(collection.option)
    draft.collection = collection
    return draft
  }

  @usableFromInline
  func ofSeveralElements(_ type: Any.Type) -> BindingDraft {
    var draft = self
    draft.options.insert(.severalElements)
    draft.elementType = type
    return draft
  }

  // MARK: Termination

  /// Notes a type that the factory asks for.
  @usableFromInline
  func require(_ type: Any.Type) {
    run.require(type)
  }

  /// Makes the binding.
  @usableFromInline
  func finish(
    _ kind: BindingKind, _ file: StaticString, _ line: Int, _ function: StaticString, make: @escaping Maker
  ) {
    run.record(self, kind: kind, file: file, line: line, function: function, make: make)
  }
}
