/// A binding under construction: `bind [.intoCollection()] [.tagged(with:)] [.sharedInScope()] terminator`.
///
/// `intoSet()` and `intoDictionary(key:)` take the position of `intoCollection()`. `sendable()`, and for shared
/// bindings `eager()`, `onStart` and `onStop`, come before the terminator. Terminators are `to(factory:)`,
/// `to(value:)`, `to(provider:)`, `to(asyncFactory:)` and `configured(with:)`; without one the compiler warns, and
/// nothing is bound.
///
/// In `to(factory: C.init)` Swift chooses the initializer without parameters if there is one. Name the parameters to
/// choose another one: `C.init(engine:)`.
public struct BindingBuilder<Element, S, Stage> {
  @usableFromInline let draft: BindingDraft

  @_transparent
  @usableFromInline
  init(draft: consuming BindingDraft) {
    self.draft = draft
  }

  /// Passes the binding to a function that completes it, such as one of a module that chooses the implementation.
  @discardableResult
  public func configured(
    with configure: (ReceiptBinder<Element>) -> BindingReceipt<Element>
  ) -> BindingReceipt<Element> {
    configure(ReceiptBinder(draft: draft))
  }
}

extension BindingBuilder where Stage == BindingStage.Open {
  /// Binds under a tag (qualifier): the binding serves `TaggedProvider<T>`, and not the bare type.
  public consuming func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Element, S, BindingStage.Tagged>
  where T.Element == Element {
    BindingBuilder<Element, S, BindingStage.Tagged>(draft: draft.tagged(with: T.self, provider: TaggedProvider<T>.self))
  }

  /// Contributes to the multibinding `[Element]`: one element, or an array of elements.
  ///
  /// Name the element's type if a factory returns an array: otherwise the compiler cannot tell whether the array is one
  /// element or holds several.
  ///
  ///     binder.bind(Page.self).intoCollection().to { [HomePage(), AboutPage()] }
  public consuming func intoCollection() -> CollectionBindingBuilder<Element, [Element], S, BindingStage.Collected> {
    CollectionBindingBuilder(draft: draft.contributing(to: .array(of: Element.self)))
  }

  /// Contributes to the multibinding `Set<Element>`: one element, or an array of elements.
  ///
  /// Name the element's type if a factory returns an array, as with `intoCollection()`.
  public consuming func intoSet() -> CollectionBindingBuilder<Element, Set<Element>, S, BindingStage.Collected>
  where Element: Hashable {
    CollectionBindingBuilder(draft: draft.contributing(to: .set(of: Element.self)))
  }

  /// Contributes one element to the multibinding `[Key: Element]`.
  /// - Parameter key: the key of the element. Validation reports two elements with one key as an error.
  public consuming func intoDictionary<Key: Hashable>(
    key: Key
  ) -> CollectionBindingBuilder<Element, [Key: Element], S, BindingStage.Collected> {
    CollectionBindingBuilder(draft: draft.contributing(to: .dictionary(of: Element.self, key: key)))
  }
}

extension BindingBuilder where S: Scope {
  /// Shares one value in each built instance of the component.
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
