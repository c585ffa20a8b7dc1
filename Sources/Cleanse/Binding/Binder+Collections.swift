extension Binder {
  /// Declares the multibinding `[Element]`: without contributions it is empty, and not missing.
  ///
  ///     binder.declareCollection(of: Plugin.self)
  ///
  /// Contributions of this component, its ancestors and its subcomponents count as usual. Declaring it again changes
  /// nothing.
  ///
  /// - Parameter type: the type of the elements.
  public func declareCollection<Element>(
    of type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    declare(.declaredArray(of: Element.self), file, line, function)
  }

  /// Declares the multibinding `Set<Element>`: without contributions it is empty, and not missing.
  ///
  /// - Parameter type: the type of the elements.
  public func declareSet<Element: Hashable>(
    of type: Element.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    declare(.declaredSet(of: Element.self), file, line, function)
  }

  /// Declares the multibinding `[Key: Element]`: without contributions it is empty, and not missing.
  ///
  /// - Parameters:
  ///   - type: the type of the elements.
  ///   - key: the type of their keys.
  public func declareDictionary<Key: Hashable, Element>(
    of type: Element.Type, keyedBy key: Key.Type, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) {
    declare(.declaredDictionary(of: Element.self, key: Key.self), file, line, function)
  }

  // MARK: Under a tag

  /// Declares the array of a tag: without contributions it is empty, and not missing.
  ///
  ///     binder.declareCollection(tag: StartPages.self)
  ///
  /// - Parameter tag: a tag whose element is the array.
  public func declareCollection<T: Tag, Element>(
    tag: T.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) where T.Element == [Element] {
    declare(.declaredArray(of: Element.self), tag: T.self, file, line, function)
  }

  /// Declares the set of a tag: without contributions it is empty, and not missing.
  ///
  /// - Parameter tag: a tag whose element is the set.
  public func declareCollection<T: Tag, Element: Hashable>(
    tag: T.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) where T.Element == Set<Element> {
    declare(.declaredSet(of: Element.self), tag: T.self, file, line, function)
  }

  /// Declares the dictionary of a tag: without contributions it is empty, and not missing.
  ///
  /// - Parameter tag: a tag whose element is the dictionary.
  public func declareCollection<T: Tag, Key: Hashable, Element>(
    tag: T.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) where T.Element == [Key: Element] {
    declare(.declaredDictionary(of: Element.self, key: Key.self), tag: T.self, file, line, function)
  }

  // MARK: Declaring

  private func declare(
    _ collection: CollectionDraft, _ file: StaticString, _ line: Int, _ function: StaticString
  ) {
    finish(BindingDraft(collection.type, in: run).contributing(to: collection), file, line, function)
  }

  private func declare<T: Tag>(
    _ collection: CollectionDraft, tag: T.Type, _ file: StaticString, _ line: Int, _ function: StaticString
  ) {
    let draft = BindingDraft(collection.type, in: run).contributing(to: collection)
    finish(draft.tagged(with: T.self, provider: TaggedProvider<T>.self), file, line, function)
  }

  private func finish(_ draft: BindingDraft, _ file: StaticString, _ line: Int, _ function: StaticString) {
    // A collection is created from its contributions, so this closure is never called.
    draft.finish(.collectionDeclaration, file.start, line, function.start) { slot, _ in slot.linkIsBroken() }
  }
}
