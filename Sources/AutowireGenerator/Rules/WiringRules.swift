/// What a project has agreed on: names, and how strict to be.
package struct WiringRules: Codable, Equatable, Sendable {
  /// The protocol that marks a type.
  package var injectableName = "Injectable"
  /// The protocol that marks a type of which a scope has one instance.
  package var sharedName = "SharedInjectable"
  /// How the name of a protocol's implementation ends.
  package var implementationSuffix = "Impl"
  /// Whether parameters of other types are left to the graph.
  package var allowsUnmarked = false
  /// The module that the sources belong to, where names may be qualified with it.
  package var moduleName: String?

  package init() {}

  /// Whether a type that is inherited from marks.
  func marks(_ inherited: String) -> Bool {
    isName(injectableName, inherited) || marksShared(inherited)
  }

  func marksShared(_ inherited: String) -> Bool {
    isName(sharedName, inherited)
  }

  /// Whether a protocol is one of the marks itself.
  func isMark(_ path: String) -> Bool {
    let name = TypeName(path).key
    return name == injectableName || name == sharedName
  }

  private func isName(_ name: String, _ inherited: String) -> Bool {
    TypeName(inherited).path.reversed().starts(with: TypeName(name).path.reversed())
  }
}
