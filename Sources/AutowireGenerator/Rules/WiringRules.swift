/// The conventions of a project: names, and strictness.
package struct WiringRules: Codable, Equatable, Sendable {
  /// The protocol that marks a type.
  package var injectableName = "Injectable"
  /// The protocol that marks a type with one instance per scope.
  package var sharedName = "SharedInjectable"
  /// The suffix of the name of a protocol's implementation.
  package var implementationSuffix = "Impl"
  /// Whether parameters of unmarked types are left to the graph.
  package var allowsUnmarked = false
  /// The module of the sources, which can qualify names.
  package var moduleName: String?

  package init() {}

  /// Whether a type that inherits from this one is marked.
  func marks(_ inherited: String) -> Bool {
    isName(injectableName, inherited) || marksShared(inherited)
  }

  func marksShared(_ inherited: String) -> Bool {
    isName(sharedName, inherited)
  }

  /// Whether a protocol is itself one of the marks.
  func isMark(_ path: String) -> Bool {
    let name = TypeName(path).key
    return name == injectableName || name == sharedName
  }

  private func isName(_ name: String, _ inherited: String) -> Bool {
    TypeName(inherited).path.reversed().starts(with: TypeName(name).path.reversed())
  }
}
