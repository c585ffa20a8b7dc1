import Cleanse
import LaunchChoices

extension DynamicDependencyIndex {
  /// Adds what is bound under a tag, with its name: the same as `TaggedProvider<T>.self` as a type.
  public func add<T: Tag>(_ key: DependencyTypeKey, tag: T.Type) {
    add(key, type: TaggedProvider<T>.self)
  }

  /// Adds a factory for what is bound under a tag, which says by its parameters what it needs of the graph.
  ///
  ///     index.add(.localServer, tag: APIBaseURL.self) { URL(fileURLWithPath: "/tmp/api") }
  ///
  public func add<T: Tag, each Dependency>(
    _ key: DependencyFactoryKey, tag: T.Type, file: StaticString = #filePath, line: Int = #line,
    factory: @escaping (repeat each Dependency) throws -> T.Element
  ) {
    add(key, for: TaggedProvider<T>.self, file: file, line: line) {
      (dependency: repeat each Dependency) in
      TaggedProvider(value: try factory(repeat each dependency))
    }
  }
}
