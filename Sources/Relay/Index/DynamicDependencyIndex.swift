/// What launch arguments can choose from: types and factories by their names.
///
///     DynamicDependencyIndex.shared.add(DefaultDependencyTypeIndex())
///     DynamicDependencyIndex.shared.add(CheckoutTestsFactoryIndex())
///
/// May be used from all threads. A name that is added again means what was added last, and
/// `DependencyContainer.debugLog` hears of it.
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
    self.init(log: ContainerFamily.shared.log)
  }

  init(log: DebugLog) {
    self.log = log
  }

  // MARK: Adding

  /// Adds types with their names.
  public func add(_ types: any DependencyTypeIndexable) {
    for (key, type) in types.index { add(key, type: type) }
  }

  /// Adds factories with their names.
  public func add(_ factories: any DependencyFactoryIndexable) {
    for (key, factory) in factories.index { add(key, IndexedFactory(factory)) }
  }

  /// Adds a type with its name.
  public func add(_ key: DependencyTypeKey, type: Any.Type) {
    let former = guarded.withValue { $0.types.updateValue(type, forKey: key) }
    if let former, former != type { log.note(.replacedIndexedType(key: key.identifier)) }
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

  private func add(_ key: DependencyFactoryKey, _ factory: IndexedFactory) {
    let former = guarded.withValue { $0.factories.updateValue(factory, forKey: key) }
    if former != nil { log.note(.replacedIndexedFactory(key: key.identifier)) }
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

  /// The factory of a name. One that says by its parameters what it needs resolves them in the container, and stops the
  /// program where that has none.
  /// - Throws: `DynamicDependencyIndexError`
  public func lookup(factory key: DependencyFactoryKey) throws -> (DependencyContainer) -> Any {
    let factory = try indexedFactory(key)
    return { container in container.valueOrStop(of: factory.element ?? Any.self) { try container.make(factory) } }
  }

  package func indexedFactory(_ key: DependencyFactoryKey) throws -> IndexedFactory {
    guard let factory = guarded.withValue({ $0.factories[key] }) else {
      throw DynamicDependencyIndexError(unknownFactory: key, known: guarded.withValue { Array($0.factories.keys) })
    }
    return factory
  }

  package var types: [DependencyTypeKey: Any.Type] { guarded.withValue { $0.types } }

  package var factories: [DependencyFactoryKey: IndexedFactory] { guarded.withValue { $0.factories } }
}

extension DependencyContainer {
  func make(_ factory: IndexedFactory) throws -> Any {
    var source: any DependencySource = self
    return try factory.make(&source)
  }
}
