import BindingGraph

/// Plans the slot of each node, after the draft of a plan has found the clusters.
struct SlotPlanner {
  private let draft: PlanDraft
  private var makers = MakerList()
  private var slots: ContiguousArray<PlannedSlot> = []

  /// The slots by node, and the closures for nodes without one from a run.
  static func plan(_ draft: PlanDraft) -> (slots: ContiguousArray<PlannedSlot>, makers: MakerList) {
    var planner = SlotPlanner(draft: draft)
    planner.planSlots()
    return (planner.slots, planner.makers)
  }

  private init(draft: PlanDraft) {
    self.draft = draft
  }

  private mutating func planSlots() {
    let (declarations, details) = (draft.configuration.declarations, draft.configuration.details)
    let (nodes, factories) = (draft.linked.nodes, draft.factories)
    slots.reserveCapacity(draft.nodeRange.count)
    var nextFactory = 0
    for node in 0..<draft.nodeRange.count {
      let source: PlannedSlot.Source
      let elementType: Any.Type
      var layout: PlannedSlot.Layout?
      var isFactory = false
      var isAwaited = false
      switch nodes[draft.nodeRange.lowerBound + node].content {
      case .binding:
        elementType = details.subject(at: node).elementType
        if nextFactory < factories.count, factories[nextFactory].node == node {
          source = .componentFactory(Int32(nextFactory))
          isFactory = true
          nextFactory += 1
        } else {
          source = .run
          isAwaited = declarations[node].kind == .asynchronousFactory
          if draft.isShared(node) { layout = PlannedSlot.Layout(of: elementType) }
        }
      case .form(let key, _), .absent(let key), .objectGraph(let key):
        guard let type = draft.linked.type(of: key).type, let form = DependencyForms.form(of: type) else {
          fatalError("A dependency was linked in an unknown form. This is a defect of Cleanse: please report it.")
        }
        elementType = type
        if let keys = draft.keysOfDeferredElements(of: node), let collection = form as? any DeferredCollection.Type {
          source = addMaker(collection.maker(keys: keys))
        } else {
          source = addMaker(Maker(form.make))
        }
      case .collection:
        let collection = gatherer(of: draft.nodeRange.lowerBound + node)
        elementType = collection.type
        source = addMaker(collection.maker)
      }
      slots.append(
        PlannedSlot(
          source: source, elementType: elementType, dependencies: draft.dependencyRange(of: node), layout: layout,
          isSpecial: isFactory || draft.objectGraph?.node == node || mayHaveAttachments(node),
          isAwaited: isAwaited))
    }
  }

  /// Whether a slot needs attachments: it belongs to a cluster or a weak side, or may depend on such a slot.
  private func mayHaveAttachments(_ node: Int) -> Bool {
    if draft.clusterCount > 0 || !draft.ownership.isEmpty && draft.ownership[node] != nil { return true }
    guard !draft.imports.isEmpty else { return false }
    return draft.dependencies[draft.dependencyRange(of: node)].contains { $0.imported != nil }
  }

  private mutating func addMaker(_ maker: Maker) -> PlannedSlot.Source {
    makers.append(maker)
    return .fixed(Int32(makers.count - 1))
  }

  /// The closure that gathers a collection of this component, and the type of the collection.
  private func gatherer(of node: Int) -> (maker: Maker, type: Any.Type) {
    var collection: CollectionDraft?
    let forms = draft.linked.edges[draft.linked.nodes[node].edges].map { edge -> ContributionForm in
      guard let (declaration, subject) = draft.binding(at: edge), let contributed = subject.collection else {
        return .collection
      }
      collection = contributed
      if declaration.kind == .collectionDeclaration { return .nothing }
      return declaration.attributes.contains(.severalElements) ? .elements : .element
    }
    guard let collection else {
      fatalError("A collection was linked without elements. This is a defect of Cleanse: please report it.")
    }
    return (collection.gatherer(forms), collection.type)
  }
}
