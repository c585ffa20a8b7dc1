/// A contribution to a multibinding under construction.
///
/// - SeeAlso: `BindingBuilder.intoCollection()`, `intoSet()`, `intoDictionary(key:)`
public struct CollectionBindingBuilder<Element, Collected, S, Stage> {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }

  /// Passes the contribution to a function that completes it.
  @discardableResult
  public func configured(
    with configure: (ReceiptBinder<Element>) -> BindingReceipt<Element>
  ) -> BindingReceipt<Element> {
    configure(ReceiptBinder(draft: draft))
  }
}

extension CollectionBindingBuilder where Stage == BindingStage.Collected {
  /// Contributes to the collection of a tag (qualifier). The tag's element is the collection.
  public consuming func tagged<T: Tag>(
    with tag: T.Type
  ) -> CollectionBindingBuilder<Element, Collected, S, BindingStage.Tagged> where T.Element == Collected {
    CollectionBindingBuilder<Element, Collected, S, BindingStage.Tagged>(
      draft: draft.tagged(with: T.self, provider: TaggedProvider<T>.self))
  }
}

extension CollectionBindingBuilder where S: Scope {
  /// Shares this contribution in each component instance.
  public consuming func sharedInScope() -> CollectionBindingBuilder<Element, Collected, S, BindingStage.Shared> {
    CollectionBindingBuilder<Element, Collected, S, BindingStage.Shared>(draft: draft.shared())
  }

  /// The former name of `sharedInScope()`.
  @available(*, deprecated, renamed: "sharedInScope()")
  public consuming func asSingleton() -> CollectionBindingBuilder<Element, Collected, S, BindingStage.Shared> {
    sharedInScope()
  }
}
