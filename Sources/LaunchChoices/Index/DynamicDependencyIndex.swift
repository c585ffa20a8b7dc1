internal import CleanseThreads

/// What launch arguments can choose from: types and factories by their names.
///
///     DynamicDependencyIndex.shared.add(DefaultDependencyTypeIndex())
///     DynamicDependencyIndex.shared.add(CheckoutTestsFactoryIndex())
///
/// You can use it from all threads. If a name is added again, the last one counts, and `DependencyContainer.debugLog` gets
/// a message.
// Unchecked because `guarded` has a lock; the factories run where they are asked for, as those of containers do.
public final class DynamicDependencyIndex: @unchecked Sendable {
  private struct Content {
    var types: [DependencyTypeKey: Any.Type] = [:]
    var factories: [DependencyFactoryKey: IndexedFactory] = [:]
  }

  /// The index that everything uses which is given no other one.
  public static let shared = DynamicDependencyIndex()

  private let guarded = Guarded(Content())
  private let log: DebugLog

  /// Makes an empty index.
  public convenience init() {
    self.init(log: .shared)
  }

  package init(log: DebugLog) {
    self.log = log
  }

  // MARK: Adding

  /// Adds types with their names.
  public func add(_ types: any DependencyTypeIndexable) {
    for (key, type) in types.index { add(key, type: type) }
  }

  /// Adds a type with its name.
  public func add(_ key: DependencyTypeKey, type: Any.Type) {
    let former = guarded.withValue { $0.types.updateValue(type, forKey: key) }
    if let former, former != type { log.note(Self.replacement(of: "type", key.identifier)) }
  }

  /// Adds a factory for one type, which says by its parameters what it needs.
  ///
  ///     index.add(.emptyBackend, for: Backend.self, factory: EmptyBackend.init)
  ///
  /// A launch argument that chooses it for another type is an error. In a container the parameters are resolved, in a
  /// graph they are requirements that validation checks.
  ///
  /// - Parameters:
  ///   - key: the name.
  ///   - type: the type that the factory is for, as it is indexed.
  ///   - factory: makes a value of the type.
  public func add<Element, each Dependency>(
    _ key: DependencyFactoryKey, for type: Element.Type, file: StaticString = #filePath, line: Int = #line,
    factory: @escaping (repeat each Dependency) throws -> Element
  ) {
    add(key, IndexedFactory(for: type, at: (file, line), factory))
  }

  /// Adds a factory for one type that needs nothing.
  ///
  ///     index.add(.emptyBackend, for: Backend.self) { EmptyBackend() }
  ///
  /// - Parameters:
  ///   - key: the name.
  ///   - type: the type that the factory is for, as it is indexed.
  ///   - factory: makes a value of the type.
  // Swift 6.3's optimizer crashes on some calls of the form above with no parameters at all.
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
    "The \(kind) '\(name)' was indexed again: the new \(kind) has taken the place of the former one."
  }

  // MARK: Looking up

  /// The type of a name.
  /// - Throws: `DynamicDependencyIndexError`
  public func lookup(type key: DependencyTypeKey) throws -> Any.Type {
    // Inside the lock: the thread sanitizer does not see that a copy has its own storage.
    guard let type = guarded.withValue({ $0.types[key] }) else {
      throw DynamicDependencyIndexError(unknownType: key, known: guarded.withValue { Array($0.types.keys) })
    }
    return type
  }

  /// The factory of a name.
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
