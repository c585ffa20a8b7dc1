/// The bindings of a wiring in the order in which plain code can create them.
struct CompositionRoot {
  /// The name of each binding in the code.
  private(set) var names: [String: String] = [:]
  private(set) var bindings: [WiredBinding] = []
  private(set) var refusals: [Refusal]
  private(set) var modules: [String: ModuleDependency]

  init(_ wiring: Wiring) {
    refusals = wiring.refusals
    modules = wiring.modules
    var byType: [String: WiredBinding] = [:]
    for binding in wiring.bindings where byType[binding.type] == nil { byType[binding.type] = binding }
    for binding in wiring.bindings {
      if !binding.conditions.isEmpty {
        refusals.append(Refusal(problem: .conditionalType(binding.type), place: binding.place))
      }
      if case .construction(let construction) = binding.source { refuse(argumentsOf: construction) }
    }
    for dependency in modules.values {
      switch dependency {
      case .none: break
      case .construction(let construction): refuse(argumentsOf: construction)
      case .refused(let refusals): self.refusals += refusals
      }
    }
    refuseCyclesOfModules()
    var path: [String] = []
    var done: Set<String> = []
    for binding in wiring.bindings { add(binding, from: byType, path: &path, done: &done) }
    refusals.sort { ($0.place, $0.problem.message) < ($1.place, $1.problem.message) }
    names = BindingNames(wiring.bindings).names
  }

  /// Adds the dependencies of a binding, then the binding.
  private mutating func add(
    _ binding: WiredBinding, from bindings: [String: WiredBinding], path: inout [String], done: inout Set<String>
  ) {
    guard !done.contains(binding.type) else { return }
    if let start = path.firstIndex(of: binding.type) {
      refusals.append(Refusal(problem: .cycle(path[start...] + [binding.type]), place: binding.madeAt))
      return
    }
    path.append(binding.type)
    for needed in needs(of: binding).compactMap({ bindings[$0] }) {
      add(needed, from: bindings, path: &path, done: &done)
    }
    path.removeLast()
    if done.insert(binding.type).inserted { self.bindings.append(binding) }
  }

  /// Refuses modules whose dependencies lead back to them: each would need another instance of itself.
  private mutating func refuseCyclesOfModules() {
    var done: Set<String> = []
    for module in modules.keys.sorted() { follow(module, from: [], done: &done) }
  }

  private mutating func follow(_ module: String, from path: [String], done: inout Set<String>) {
    guard case .construction(let dependency) = modules[module], !done.contains(module) else { return }
    if let start = path.firstIndex(of: module) {
      refusals.append(Refusal(problem: .cycle(path[start...] + [module]), place: dependency.place))
      modules[module] = .refused([])
      return
    }
    for next in dependency.modules { follow(next, from: path + [module], done: &done) }
    done.insert(module)
  }

  /// Refuses arguments that only a graph can provide.
  private mutating func refuse(argumentsOf construction: Construction) {
    for argument in construction.arguments where argument.request == .ofGraph {
      let problem = WiringProblem.needsGraph(name: argument.parameter, type: argument.type)
      refusals.append(Refusal(problem: problem, place: argument.place))
    }
  }

  /// The marked types that a binding needs, including those of its requested modules.
  private func needs(of binding: WiredBinding) -> [String] {
    switch binding.source {
    case .other(let type): return [type]
    case .construction(let construction):
      var needs: [String] = []
      var known: Set<String> = []
      var next = construction.arguments
      while !next.isEmpty {
        switch next.removeFirst().request {
        case .value(let type), .closure(let type): needs.append(type)
        case .part(_, let module):
          guard known.insert(module).inserted, case .construction(let dependency) = modules[module] else { continue }
          next += dependency.arguments
        case .ofGraph: break
        }
      }
      return needs
    }
  }
}
