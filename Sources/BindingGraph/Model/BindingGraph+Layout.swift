extension BindingGraph.Builder {
  /// Gives each component its part of the bindings.
  mutating func layOut() {
    let isInOrder = zip(runs, runs.dropFirst()).allSatisfy { $0.component < $1.component }
    let positions = isInOrder ? nil : moveBindings()
    var counts = Array(repeating: 0, count: graph.components.count)
    for run in runs { counts[run.component] += run.bindings.count }
    var end = 0
    for component in graph.components.indices {
      graph.components[component].bindings = end..<end + counts[component]
      end += counts[component]
    }
    for factory in factories {
      graph.components[factory.component].factoryBinding =
        positions.map { $0[factory.binding.number] } ?? factory.binding.number
    }
  }

  /// Brings the bindings into the order of their components, and their requirements with them.
  /// - Returns: the new position of each binding.
  private mutating func moveBindings() -> [Int] {
    var runsOfComponent: [[Range<Int>]] = Array(repeating: [], count: graph.components.count)
    for run in runs { runsOfComponent[run.component].append(run.bindings) }
    var positions = Array(repeating: 0, count: graph.bindings.count)
    var bindings: [Binding] = []
    var requirements: [Key] = []
    bindings.reserveCapacity(graph.bindings.count)
    requirements.reserveCapacity(graph.requirements.count)
    for number in runsOfComponent.joined().joined() {
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
