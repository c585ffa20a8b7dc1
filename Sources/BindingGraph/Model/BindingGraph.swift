/// The declarations of all components, as plain values.
///
/// Nodes are components and bindings; a binding's requirements are the keys of its dependencies, in the order of its
/// parameters. The linker decides which binding serves a requirement (`LinkedGraph`).
///
/// A `GraphAssembler` fills the arrays, and guarantees every `Invariant`.
package struct BindingGraph: Sendable {
  /// The component tree, parents before children; the first is the root.
  package internal(set) var components: [ComponentNode] = []
  /// The bindings of all components, each component's in the order of declaration.
  package internal(set) var bindings: [Binding] = []
  /// The keys of all dependencies, in a range for each binding.
  package internal(set) var requirements: [Key] = []
  package internal(set) var modulePaths: [ModulePath] = []
  /// The keys of dictionary contributions, as text.
  package internal(set) var dictionaryKeys: [String] = []
  /// The warnings that components and modules accept.
  package internal(set) var acceptances: Set<Acceptance> = []

  /// The statements that begin a binding and do not finish it, in their order.
  package internal(set) var unfinishedBindings: [UnfinishedBinding] = []
  /// Whether a `ComponentFactory` builds the outermost component. Unknown for a graph that is only validated.
  package internal(set) var isRootBuiltSynchronously = false
  /// The locations of such builds, as far as known.
  package internal(set) var synchronousBuilds: [SourceLocation] = []

  /// For each override of a module's private binding, by its position in `bindings`, the module of the private binding.
  package internal(set) var overriddenModules: [Int: ModulePath.ID] = [:]
  /// For each override, by its position in `bindings`, the location of the replaced binding.
  package internal(set) var replacedLocations: [Int: SourceLocation] = [:]
  /// The compositions with `Sendable` in source code; empty in a running program, which does not know them.
  package internal(set) var sendableCompositions = SendableCompositions()
  /// The bindings of overrides; empty for a graph without overrides, or one that is only partly known.
  package internal(set) var overridingBindings: [OverridingBinding] = []
  /// The override modules without bindings.
  package internal(set) var emptyOverrides: [TypeReference] = []

  init() {}

  /// Returns the module whose private bindings a binding can depend on; `nil` for an override, unless it replaces a
  /// private binding.
  package func sight(ofBinding index: Int) -> ModulePath.ID? {
    bindings[index].isOverride ? overriddenModules[index] : bindings[index].module
  }
}
