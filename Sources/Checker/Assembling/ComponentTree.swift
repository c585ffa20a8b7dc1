import BindingGraph

/// A root component with everything that it installs, at any depth, as one run of its code declares it.
struct ComponentTree {
  /// All places, each parent before its children.
  private(set) var places: [ComponentPlace] = []
  private(set) var parents: [Int?] = []
  private(set) var remarks: [Remark] = []
  /// How many alternatives the widest branch has.
  private(set) var alternatives = 1

  init(root: ComponentType, of program: Program, choice: BranchChoice) {
    var recorded: [SwiftType: RecordedConfiguration] = [:]
    var open: [(place: ComponentPlace, parent: Int?)] = [(ComponentPlace(root), nil)]
    while let next = open.popLast() {
      let index = places.count
      places.append(next.place)
      parents.append(next.parent)
      guard !next.place.repeatsAncestor else { continue }
      let type = next.place.component.type
      let configuration =
        recorded[type] ?? Interpreter.record(next.place.component, of: program, choice: choice)
      recorded[type] = configuration
      alternatives = max(alternatives, configuration.alternatives)
      let (children, unread) = next.place.adopt(configuration, of: program)
      add(configuration.remarks)
      add(unread.map { Remark(kind: .unreadType($0.component), location: $0.location) })
      open += children.reversed().map { ($0, index) }
    }
  }

  private mutating func add(_ new: [Remark]) {
    for remark in new where !remarks.contains(remark) { remarks.append(remark) }
  }
}
