import Cleanse
import LaunchChoices

extension DynamicDependencyIndex {
  /// Adds a tagged type. This is the same as adding the type `TaggedProvider<T>.self`.
  public func add<T: Tag>(_ key: DependencyTypeKey, tag: T.Type) {
    add(key, type: TaggedProvider<T>.self)
  }

  /// Adds a factory for a tagged type. Its parameters are its dependencies in the graph.
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
