import BindingGraph

/// A root component with everything that it installs, at any depth.
struct ComponentTree {
  /// All places, each parent before its children.
  private(set) var places: [ComponentPlace] = []
  private(set) var parents: [Int?] = []
  /// What could not be followed.
  private(set) var uncheckedCode: [UncheckedCodeFact] = []
  /// What the components of the tree declare.
  private(set) var configurations: [SwiftType: RecordedConfiguration] = [:]
  /// Whether the graph accepts the warnings that its code accepts.
  private(set) var acceptsWarnings = true

  /// Makes the tree as one run of its code declares it.
  /// - Parameter known: what was recorded of components whose code does not choose.
  init(
    root: ComponentType, of program: Program, in world: BranchWorld, known: [SwiftType: RecordedConfiguration] = [:]
  ) {
    self.init(root: root, of: program) { component in
      known[component.type] ?? Interpreter.record(component, of: program, in: world)
    }
  }

  /// Makes the tree of all that its components declare in any run.
  init(merging trees: [ComponentTree], root: ComponentType, of program: Program) {
    var merged: [SwiftType: RecordedConfiguration] = [:]
    for (type, configuration) in trees.flatMap(\.configurations) {
      if configuration.hasBranches {
        merged[type, default: RecordedConfiguration()].merge(configuration)
      } else {
        merged[type] = configuration
      }
    }
    self.init(root: root, of: program) { merged[$0.type] ?? RecordedConfiguration() }
  }

  /// A module alone, as if it were a component: all that it declares in any run.
  init(module: SwiftType, of program: Program) {
    self.init(root: ComponentType(alone: module), of: program) { _ in
      Interpreter.recordAll { Interpreter.record(module: module, of: program, in: $0) }
    }
  }

  private init(root: ComponentType, of program: Program, record: (ComponentType) -> RecordedConfiguration) {
    var open: [(place: ComponentPlace, parent: Int?)] = [(ComponentPlace(root), nil)]
    while let next = open.popLast() {
      let index = places.count
      places.append(next.place)
      parents.append(next.parent)
      guard !next.place.repeatsAncestor else { continue }
      let type = next.place.component.type
      let configuration = configurations[type] ?? record(next.place.component)
      configurations[type] = configuration
      let (children, unread) = next.place.adopt(configuration, of: program)
      add(configuration.uncheckedCode)
      add(
        unread.map {
          let fact = UncheckedCodeFact(.unreadType(TypeReference(spelling: $0.component.fullName)), at: $0.location)
          return $0.acceptsUncheckedCode ? fact.asAccepted : fact
        })
      open += children.reversed().map { ($0, index) }
    }
  }

  /// The tree as if it accepted no warning.
  var withoutAcceptances: ComponentTree {
    var tree = self
    tree.acceptsWarnings = false
    return tree
  }

  private mutating func add(_ new: [UncheckedCodeFact]) {
    for fact in new where !uncheckedCode.contains(fact) { uncheckedCode.append(fact) }
  }
}
