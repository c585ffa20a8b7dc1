extension BindingGraph.Builder {
  /// Assigns each component its range of the bindings.
  mutating func layOut() {
    let isInOrder = zip(stretches, stretches.dropFirst()).allSatisfy { $0.component < $1.component }
    let positions = isInOrder ? nil : moveBindings()
    var counts = Array(repeating: 0, count: graph.components.count)
    forEachStretch { counts[$0] += $1.count }
    var end = 0
    for component in graph.components.indices {
      graph.components[component].bindings = end..<end + counts[component]
      end += counts[component]
    }
    if let positions {
      graph.sendableCompositions.move(to: positions)
      graph.overriddenModules = graph.overriddenModules.reduce(into: [:]) { $0[positions[$1.key]] = $1.value }
      graph.replacedLocations = graph.replacedLocations.reduce(into: [:]) { $0[positions[$1.key]] = $1.value }
    }
    for (component, binding) in factories {
      graph.components[component].factoryBinding = positions.map { $0[binding.number] } ?? binding.number
    }
  }

  private func forEachStretch(_ body: (_ component: ComponentNode.ID, _ bindings: Range<Int>) -> Void) {
    for (index, stretch) in stretches.enumerated() {
      let end = index + 1 < stretches.count ? stretches[index + 1].start : graph.bindings.count
      body(stretch.component, stretch.start..<end)
    }
  }

  /// Sorts the bindings by component, together with their requirements.
  /// - Returns: the new position of each binding.
  private mutating func moveBindings() -> [Int] {
    var stretchesOfComponent: [[Range<Int>]] = Array(repeating: [], count: graph.components.count)
    forEachStretch { stretchesOfComponent[$0].append($1) }
    var positions = Array(repeating: 0, count: graph.bindings.count)
    var bindings: [Binding] = []
    var requirements: [Key] = []
    bindings.reserveCapacity(graph.bindings.count)
    requirements.reserveCapacity(graph.requirements.count)
    for number in stretchesOfComponent.joined().joined() {
      var binding = graph.bindings[number]
      let start = requirements.count
      requirements += graph.requirements[binding.requirements]
      binding.requirements = start..<requirements.count
      positions[number] = bindings.count
      bindings.append(binding)
    }
    graph.bindings = bindings
    graph.requirements = requirements
    return positions
  }
}
