/// A binding under construction: steps for the collection, the tag and the scope, then a terminator such as
/// `to(factory:)`.
///
///     binder.bind(Engine.self).tagged(with: Spare.self)
///       .sharedInScope().to(factory: Engine.init)
///
/// `Documentation/Bindings.md` lists all steps and terminators. Without a terminator, the compiler warns about an
/// unused result.
///
/// In `to(factory: C.init)`, Swift selects the initializer. If the type has one without parameters, Swift selects that
/// one. Name the parameters to select another one: `C.init(engine:)`.
public struct BindingBuilder<Element, S, Stage> {
  @usableFromInline let draft: BindingDraft

  @_transparent
  @usableFromInline
  init(draft: consuming BindingDraft) {
    self.draft = draft
  }

  /// Passes the binding to a function that completes it, such as one of a module that selects the implementation.
  @discardableResult
  public func configured(
    with configure: (ReceiptBinder<Element>) -> BindingReceipt<Element>
  ) -> BindingReceipt<Element> {
    configure(ReceiptBinder(draft: draft))
  }
}

extension BindingBuilder where Stage: TaggableStage {
  /// Binds under a tag (qualifier): the binding serves `TaggedProvider<T>`, not the bare type.
  public consuming func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Element, S, BindingStage.Tagged>
  where T.Element == Element {
    BindingBuilder<Element, S, BindingStage.Tagged>(draft: draft.tagged(with: T.self, provider: TaggedProvider<T>.self))
  }
}

extension BindingBuilder where Stage == BindingStage.Open {
  /// Contributes to `[Element]`: one element, or an array of elements.
  ///
  /// If a factory creates an array, name the type of the elements. Otherwise the compiler cannot tell whether the array
  /// is one element or holds several.
  ///
  ///     binder.bind(Page.self).intoCollection().to { [HomePage(), AboutPage()] }
  public consuming func intoCollection() -> CollectionBindingBuilder<Element, [Element], S, BindingStage.Collected> {
    intoCollection(order: .default)
  }

  /// Contributes to `[Element]` at a given position: one element, or an array of elements.
  ///
  ///     binder.bind((any Middleware).self).intoCollection(order: .first).to(factory: Tracing.init)
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameter order: the position among the other contributions. Equal ones keep the order of the bindings.
  public consuming func intoCollection(
    order: ContributionOrder
  ) -> CollectionBindingBuilder<Element, [Element], S, BindingStage.Collected> {
    CollectionBindingBuilder(draft: draft.contributing(to: .array(of: Element.self, order: order)))
  }

  /// Contributes to `Set<Element>`: one element, or an array of elements.
  ///
  /// If a factory creates an array, name the type of the elements, as with `intoCollection()`.
  public consuming func intoSet() -> CollectionBindingBuilder<Element, Set<Element>, S, BindingStage.Collected>
  where Element: Hashable {
    CollectionBindingBuilder(draft: draft.contributing(to: .set(of: Element.self)))
  }

  /// Contributes one element to `[Key: Element]`.
  /// - Parameter key: the key of the element. Validation reports two elements under one key as an error.
  public consuming func intoDictionary<Key: Hashable>(
    key: Key
  ) -> CollectionBindingBuilder<Element, [Key: Element], S, BindingStage.Collected> {
    CollectionBindingBuilder(draft: draft.contributing(to: .dictionary(of: Element.self, key: key)))
  }
}

extension BindingBuilder where S: Scope {
  /// Shares one value in each component instance.
  @_alwaysEmitIntoClient
  #if !DEBUG
    @_transparent
  #endif
  public consuming func sharedInScope() -> BindingBuilder<Element, S, BindingStage.Shared> {
    BindingBuilder<Element, S, BindingStage.Shared>(draft: draft.shared())
  }

  /// The former name of `sharedInScope()`.
  @available(*, deprecated, renamed: "sharedInScope()")
  public consuming func asSingleton() -> BindingBuilder<Element, S, BindingStage.Shared> {
    sharedInScope()
  }
}
