import BindingGraph

/// A root component with all its subcomponents, at any depth.
struct ComponentTree {
  /// All occurrences of components, parents before children.
  private(set) var places: [ComponentPlace] = []
  private(set) var parents: [Int?] = []
  /// The code that could not be followed.
  private(set) var uncheckedCode: [UnfollowedCode] = []
  /// The recorded configurations of the components.
  private(set) var configurations: [SwiftType: RecordedConfiguration] = [:]
  /// Whether suppressions in the code apply.
  private(set) var acceptsWarnings = true

  /// Creates the tree that one run of the code declares.
  /// - Parameter known: the recorded configurations of components without branches.
  init(
    root: ComponentType, of program: Program, in world: BranchWorld, known: [SwiftType: RecordedConfiguration] = [:]
  ) {
    self.init(root: root, of: program) { component in
      known[component.type] ?? Interpreter.record(component, of: program, in: world)
    }
  }

  /// Creates the tree of all declarations in any run.
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

  /// Creates the tree of a single module, as if it were a component, with its declarations in any run.
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
          let fact = UnfollowedCode(.unreadType(TypeReference(spelling: $0.component.fullName)), at: $0.location)
          return $0.acceptsUncheckedCode ? fact.asAccepted : fact
        })
      open += children.reversed().map { ($0, index) }
    }
  }

  /// The tree without suppressed warnings.
  var withoutAcceptances: ComponentTree {
    var tree = self
    tree.acceptsWarnings = false
    return tree
  }

  private mutating func add(_ new: [UnfollowedCode]) {
    for fact in new where !uncheckedCode.contains(fact) { uncheckedCode.append(fact) }
  }
}
