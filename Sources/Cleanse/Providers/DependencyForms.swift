/// Finds the form of a type without a binding.
enum DependencyForms {
  private struct AnyTag: Tag { typealias Element = Void }

  /// The form of a type; `nil` if the type has to be bound itself.
  static func form(of type: Any.Type) -> (any DependencyForm.Type)? {
    let metadata = TypeMetadata(type)
    if let result = metadata.resultOfPlainClosure {
      func closure<Result>(_ type: Result.Type) -> any DependencyForm.Type { ClosureForm<Result>.self }
      return closure(result)
    }
    if isCollection(type) { return (type as? any CollectionOfElements.Type)?.deferredForm }
    guard
      isProvider(type) || metadata.isInstance(ofSameDeclarationAs: Optional<Void>.self)
        || isOfThisModule(type)
    else { return nil }
    return type as? any DependencyForm.Type
  }

  private static func isCollection(_ type: Any.Type) -> Bool {
    let metadata = TypeMetadata(type)
    return metadata.isInstance(ofSameDeclarationAs: [Void].self)
      || metadata.isInstance(ofSameDeclarationAs: [Int: Void].self)
  }

  /// The deferred form of an element of this type; `nil` for a plain value.
  static func deferredElement(_ type: Any.Type) -> (any DeferredElement.Type)? {
    let metadata = TypeMetadata(type)
    if let result = metadata.resultOfPlainClosure {
      func closure<Result>(_ type: Result.Type) -> any DeferredElement.Type { ClosureForm<Result>.self }
      return closure(result)
    }
    guard
      metadata.isInstance(ofSameDeclarationAs: Provider<Void>.self)
        || metadata.isInstance(ofSameDeclarationAs: Lazy<Void>.self)
    else { return nil }
    return type as? any DeferredElement.Type
  }

  private static func isOfThisModule(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: true).hasPrefix("Cleanse.")
  }

  /// The form in which a seed of this type is bound.
  static func seedForm(of type: Any.Type) -> SeedForm {
    if type == Void.self { return .none }
    if isProvider(type), let provider = type as? any SeedProviding.Type { return provider.seedForm }
    return .plain(type)
  }

  /// Whether a type is a `Provider`, `Lazy`, `TaggedProvider` or `WeakProvider`.
  static func isProvider(_ type: Any.Type) -> Bool {
    let metadata = TypeMetadata(type)
    return metadata.isInstance(ofSameDeclarationAs: Provider<Void>.self)
      || metadata.isInstance(ofSameDeclarationAs: Lazy<Void>.self)
      || metadata.isInstance(ofSameDeclarationAs: TaggedProvider<AnyTag>.self)
      || metadata.isInstance(ofSameDeclarationAs: WeakProvider<Void>.self)
  }
}

/// The form `() -> T`: a lazy `T`. Function types cannot conform to protocols, so this type represents them.
enum ClosureForm<Result>: DependencyForm {
  static var form: DependencyFormKind { .closure(returning: Result.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: (() -> Result).self, to: placeholder(of: SlotHandle(slot.dependency(0)), for: slot))
  }
}

extension Optional: DependencyForm {
  static var form: DependencyFormKind { .optional(of: Wrapped.self) }

  /// Creates an optional with the value of the slot's dependency, or `nil` if the slot has none.
  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(
      as: Self.self, to: slot.dependencyCount == 0 ? nil : slot.value(of: 0, as: Wrapped.self))
  }
}

/// The form in which the seed of a component is bound.
enum SeedForm {
  /// A `Void` seed binds nothing.
  case none
  /// Bound under its own type.
  case plain(Any.Type)
  /// Bound as a provider: under the type of its element, or under a tag.
  case provider(Any.Type, element: Any.Type, tag: Any.Type?)
}

/// A provider that can be a seed: it is bound as a provider, and called at each request.
protocol SeedProviding: ProviderProtocol {
  static var seedForm: SeedForm { get }
}

extension SeedProviding {
  var maker: Maker {
    Maker { _, memory in memory.initializeMemory(as: Element.self, to: get()) }
  }
}
