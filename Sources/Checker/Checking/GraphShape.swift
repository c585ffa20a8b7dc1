import BindingGraph

/// The structure of a graph without source locations. Graphs of one shape have the same errors.
struct GraphShape: Hashable {
  private struct Element: Hashable {
    let draft: BindingDraft
    let kind: BindingKind
    let requirements: [SwiftType]
    let module: SwiftType
  }

  struct Acceptance: Hashable {
    let warning: GraphWarning
    let key: BoundKey?
    let module: SwiftType
  }

  private struct Component: Hashable {
    let type: SwiftType
    let parent: Int?
    let elements: [Element]
    let sendableKeys: Set<BoundKey>
    let acceptances: Set<Acceptance>
  }

  private let components: [Component]

  init(of tree: ComponentTree) {
    components = zip(tree.places, tree.parents).map { place, parent in
      let configuration = place.configuration
      return Component(
        type: place.component.type, parent: parent,
        elements: configuration?.bindings.map { binding in
          Element(
            draft: binding.draft, kind: binding.kind, requirements: binding.requirements,
            module: configuration?.modules[binding.module].type ?? place.component.type)
        } ?? [], sendableKeys: configuration?.sendableKeys ?? [],
        acceptances: Self.acceptances(of: place))
    }
  }

  /// The suppressions in the code of each component, in the order of the tree.
  static func acceptances(of tree: ComponentTree) -> [Set<Acceptance>] { tree.places.map(acceptances) }

  private static func acceptances(of place: ComponentPlace) -> Set<Acceptance> {
    let configuration = place.configuration
    return Set(
      configuration?.acceptances.map { accepted in
        Acceptance(
          warning: accepted.warning, key: accepted.key,
          module: configuration?.modules[accepted.module].type ?? place.component.type)
      } ?? [])
  }
}
