import BindingGraph

/// The collection that a binding contributes to.
final class CollectionDraft {
  /// The collection's type, such as `[Page]`.
  let type: Any.Type
  /// The type of the value of one contribution.
  let contributionType: Any.Type
  let option: BindingDraft.Options
  /// The key of a dictionary's element, or the order of an array's; `nil` for other elements.
  let mark: AnyHashable?
  /// Returns the closure that gathers the elements of contributions in these forms.
  let gatherer: ([ContributionForm]) -> Maker
  /// Turns a closure that creates an element into one that creates the contribution.
  let decorate: (Maker) -> Maker
  /// Reads the elements from the slot of a contribution into an array.
  let readElements: Maker

  private init(
    type: Any.Type, contributionType: Any.Type, option: BindingDraft.Options, mark: AnyHashable?,
    gatherer: @escaping ([ContributionForm]) -> Maker, decorate: @escaping (Maker) -> Maker,
    readElements: Maker
  ) {
    self.type = type
    self.contributionType = contributionType
    self.option = option
    self.mark = mark
    self.gatherer = gatherer
    self.decorate = decorate
    self.readElements = readElements
  }

  /// The key of a dictionary's element; `nil` for other elements.
  var dictionaryKey: AnyHashable? { option.contains(.dictionaryElement) ? mark : nil }

  static func array<Element>(of type: Element.Type, order: ContributionOrder) -> CollectionDraft {
    let isOrdered = order != .default
    return CollectionDraft(
      type: [Element].self, contributionType: Element.self,
      option: isOrdered ? [.arrayElement, .ordered] : .arrayElement, mark: isOrdered ? AnyHashable(order) : nil,
      gatherer: CollectionGatherer.array(of: Element.self), decorate: { $0 },
      readElements: elementReader(of: Element.self))
  }

  static func set<Element: Hashable>(of type: Element.Type) -> CollectionDraft {
    CollectionDraft(
      type: Set<Element>.self, contributionType: Element.self, option: .setElement, mark: nil,
      gatherer: CollectionGatherer.set(of: Element.self), decorate: { $0 },
      readElements: elementReader(of: Element.self))
  }

  static func dictionary<Key: Hashable, Element>(of type: Element.Type, key: Key) -> CollectionDraft {
    CollectionDraft(
      type: [Key: Element].self, contributionType: DictionaryElement<Key, Element>.self, option: .dictionaryElement,
      mark: AnyHashable(key), gatherer: CollectionGatherer.dictionary(of: Element.self, key: Key.self),
      decorate: { DictionaryElement<Key, Element>.maker(key: key, value: $0) },
      readElements: Maker { slot, memory in
        let element = slot.value(as: DictionaryElement<Key, Element>.self)
        memory.initializeMemory(as: [Element].self, to: [element.value])
      })
  }

  /// Returns a reader of a contribution of one element, or of an array of elements.
  private static func elementReader<Element>(of type: Element.Type) -> Maker {
    Maker { slot, memory in
      let areSeveral = slot.elementType == [Element].self
      memory.initializeMemory(
        as: [Element].self, to: areSeveral ? slot.value(as: [Element].self) : [slot.value(as: Element.self)])
    }
  }

  // MARK: Declarations without an element

  static func declaredArray<Element>(of type: Element.Type) -> CollectionDraft {
    CollectionDraft(declaring: [Element].self, gatherer: CollectionGatherer.array(of: Element.self))
  }

  static func declaredSet<Element: Hashable>(of type: Element.Type) -> CollectionDraft {
    CollectionDraft(declaring: Set<Element>.self, gatherer: CollectionGatherer.set(of: Element.self))
  }

  static func declaredDictionary<Key: Hashable, Element>(of type: Element.Type, key: Key.Type) -> CollectionDraft {
    CollectionDraft(
      declaring: [Key: Element].self, gatherer: CollectionGatherer.dictionary(of: Element.self, key: Key.self))
  }

  private convenience init(declaring type: Any.Type, gatherer: @escaping ([ContributionForm]) -> Maker) {
    self.init(
      type: type, contributionType: Void.self, option: [], mark: nil, gatherer: gatherer, decorate: { $0 },
      readElements: Maker { slot, _ in slot.linkIsBroken() })
  }
}
