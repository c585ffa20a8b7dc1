/// Everything that components declare, as plain values.
///
/// Nodes are components and bindings; a binding's requirements are the keys it asks for, in the order of its
/// parameters. Nothing here says which binding serves a requirement: that is the linker's answer (`LinkedGraph`).
///
/// A `Builder` lays the arrays, and they keep what `Invariant` promises.
package struct BindingGraph: Sendable {
  /// The component tree, parents before children; the first is the root.
  package internal(set) var components: [ComponentNode] = []
  /// The bindings of all components, each component's in the order they were made.
  package internal(set) var bindings: [Binding] = []
  /// The keys asked for, in ranges that belong to bindings.
  package internal(set) var requirements: [Key] = []
  package internal(set) var modulePaths: [ModulePath] = []
  /// The keys of dictionary contributions, as text.
  package internal(set) var dictionaryKeys: [String] = []
  /// The warnings that components and modules accept.
  package internal(set) var acceptances: Set<Acceptance> = []

  /// What was begun and not finished, in the order of the statements.
  package internal(set) var unfinishedBindings: [UnfinishedBinding] = []
  /// Whether a `ComponentFactory` builds the outermost component. Not known of a graph that is only validated.
  package internal(set) var isRootBuiltSynchronously = false
  /// Where it is built so, as far as that is known.
  package internal(set) var synchronousBuilds: [SourceLocation] = []

  /// For each override of a module's private binding the module that it stands in for, by its position in `bindings`.
  package internal(set) var overriddenModules: [Int: ModulePath.ID] = [:]
  /// For each override where the replaced binding was made, by the position of the override in `bindings`.
  package internal(set) var replacedLocations: [Int: SourceLocation] = [:]
  /// For each binding, by its position in `bindings`, the positions of its requirements that source code composes with
  /// `Sendable`. Not known in a running program.
  package internal(set) var composedRequirements: [Int: [Int]] = [:]
  /// What overrides were to replace; empty for a graph without overrides, or of which not everything is known.
  package internal(set) var overridingBindings: [OverridingBinding] = []
  /// The modules that are to override something, and bind nothing.
  package internal(set) var emptyOverrides: [TypeReference] = []

  init() {}

  /// The module whose private bindings a binding can ask for; `nil` for an override, unless it stands in for a private
  /// binding.
  package func sight(ofBinding index: Int) -> ModulePath.ID? {
    bindings[index].isOverride ? overriddenModules[index] : bindings[index].module
  }
}
