internal import CleanseThreads

/// The types and factories that launch arguments can select, by name.
///
///     DynamicDependencyIndex.shared.add(DefaultDependencyTypeIndex())
///     DynamicDependencyIndex.shared.add(CheckoutTestsFactoryIndex())
///
/// Thread-safe. If you add a name again, the last entry is used, and `DependencyContainer.debugLog` receives a message.
// Unchecked because `guarded` has a lock; the factories run in the isolation of the caller, like those of containers.
public final class DynamicDependencyIndex: @unchecked Sendable {
  private struct Content {
    var types: [DependencyTypeKey: Any.Type] = [:]
    var factories: [DependencyFactoryKey: IndexedFactory] = [:]
  }

  /// The default index.
  public static let shared = DynamicDependencyIndex()

  private let guarded = Guarded(Content())
  private let log: DebugLog

  /// Creates an empty index.
  public convenience init() {
    self.init(log: .shared)
  }

  package init(log: DebugLog) {
    self.log = log
  }

  // MARK: Registration

  /// Adds the types of an indexable.
  public func add(_ types: any DependencyTypeIndexable) {
    for (key, type) in types.index { add(key, type: type) }
  }

  /// Adds a type.
  public func add(_ key: DependencyTypeKey, type: Any.Type) {
    let former = guarded.withValue { $0.types.updateValue(type, forKey: key) }
    if let former, former != type { log.note(Self.replacement(of: "type", key.identifier)) }
  }

  /// Adds a factory for one type. Its parameters are its dependencies.
  ///
  ///     index.add(.emptyBackend, for: Backend.self, factory: EmptyBackend.init)
  ///
  /// A launch argument that selects it for another type is an error. A container resolves the parameters; a graph
  /// validates them as dependencies.
  ///
  /// - Parameters:
  ///   - key: the name of the factory.
  ///   - type: the type of its values, as in the index.
  ///   - factory: creates a value.
  public func add<Element, each Dependency>(
    _ key: DependencyFactoryKey, for type: Element.Type, file: StaticString = #filePath, line: Int = #line,
    factory: @escaping (repeat each Dependency) throws -> Element
  ) {
    add(key, IndexedFactory(for: type, at: (file, line), factory))
  }

  /// Adds a factory without dependencies for one type.
  ///
  ///     index.add(.emptyBackend, for: Backend.self) { EmptyBackend() }
  ///
  /// - Parameters:
  ///   - key: the name of the factory.
  ///   - type: the type of its values, as in the index.
  ///   - factory: creates a value.
  // Swift 6.3's optimizer crashes on some calls of the function above without any parameters.
  public func add<Element>(
    _ key: DependencyFactoryKey, for type: Element.Type, file: StaticString = #filePath, line: Int = #line,
    factory: @escaping () throws -> Element
  ) {
    add(key, IndexedFactory(for: type, at: (file, line), factory))
  }

  package func add(_ key: DependencyFactoryKey, _ factory: IndexedFactory) {
    let former = guarded.withValue { $0.factories.updateValue(factory, forKey: key) }
    if former != nil { log.note(Self.replacement(of: "factory", key.identifier)) }
  }

  private static func replacement(of kind: String, _ name: String) -> String {
    "The \(kind) '\(name)' was added to the index again: the new \(kind) replaces the former one."
  }

  // MARK: Look-up

  /// The type with a name.
  /// - Throws: `DynamicDependencyIndexError` if there is none.
  public func lookup(type key: DependencyTypeKey) throws -> Any.Type {
    // Inside the lock: the thread sanitizer does not see that a copy has its own storage.
    guard let type = guarded.withValue({ $0.types[key] }) else {
      throw DynamicDependencyIndexError(unknownType: key, known: guarded.withValue { Array($0.types.keys) })
    }
    return type
  }

  /// The factory with a name.
  /// - Throws: `DynamicDependencyIndexError`
  package func indexedFactory(_ key: DependencyFactoryKey) throws -> IndexedFactory {
    guard let factory = guarded.withValue({ $0.factories[key] }) else {
      throw DynamicDependencyIndexError(unknownFactory: key, known: guarded.withValue { Array($0.factories.keys) })
    }
    return factory
  }

  package var types: [DependencyTypeKey: Any.Type] { guarded.withValue { $0.types } }

  package var factories: [DependencyFactoryKey: IndexedFactory] { guarded.withValue { $0.factories } }
}
