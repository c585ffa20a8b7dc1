/// Everything that components declare, as plain values.
///
/// Nodes are components and bindings; a binding's requirements are the keys it asks for, in the order of its
/// parameters. Nothing here says which binding serves a requirement: that is the linker's answer (`LinkedGraph`).
package struct BindingGraph: Sendable {
  /// The type shown for each key, by `Key.index`; for a tagged key its `TaggedProvider`. Filled in by the linker.
  package var keys: [TypeReference] = []
  /// The component tree, parents before children; the first is the root.
  package var components: [ComponentNode] = []
  /// The bindings of all components, each component's in the order they were made.
  package var bindings: [Binding] = []
  /// The keys asked for, in ranges that belong to bindings.
  package var requirements: [Key] = []
  package var modulePaths: [ModulePath] = []
  /// The keys of dictionary contributions, as text.
  package var dictionaryKeys: [String] = []
  /// The warnings that components and modules accept.
  package var acceptances: Set<Acceptance> = []

  /// What overrides were to replace; empty for a graph without overrides, or of which not everything is known.
  package var overridingBindings: [OverridingBinding] = []
  /// The modules that are to override something, and bind nothing.
  package var emptyOverrides: [TypeReference] = []

  package init() {}

  /// The component and its ancestors, innermost first.
  package func lineage(of component: ComponentNode.ID) -> UnfoldFirstSequence<ComponentNode.ID> {
    sequence(first: component) { components[$0].parent }
  }

  /// The types by which a binding came into its component, the component first.
  package func path(of module: ModulePath.ID) -> [TypeReference] {
    sequence(first: module) { modulePaths[$0].parent }.map { modulePaths[$0].type }.reversed()
  }
}
