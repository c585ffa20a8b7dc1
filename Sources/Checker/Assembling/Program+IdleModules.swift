import BindingGraph

extension Program {
  /// The limit of generic components examined: one that installs itself with another type argument would never end.
  private static let maximumInstances = 1000

  /// The modules that no component includes, in order of name.
  var idleModules: [IdleModule] {
    let names = types.values.lazy.filter { $0.kind != .protocol && !$0.isGeneric }.map(\.type)
    var included: Set<SwiftType> = []
    var known: Set<SwiftType> = []
    var open = Array(names) + modules.flatMap { $0.facts.usedRoots.map { type($0) }.filter(\.isClosed) }
    let limit = open.count + Self.maximumInstances
    while let name = open.popLast(), known.count < limit {
      guard known.insert(name).inserted,
        [CleanseType.rootComponent, .component, .componentBase].contains(where: { conforms(name, toProtocol: $0) }),
        let component = ComponentType(name, in: self)
      else { continue }
      let configuration = Interpreter.recordAll { Interpreter.record(component, of: self, in: $0) }
      included.formUnion(configuration.modules.dropFirst().map(\.type))
      // Generic components are examined with the arguments of their installations.
      open += configuration.installations.map(\.component)
    }
    let idle = names.filter { self.conforms($0, toProtocol: .module) && !included.contains($0) }
    return idle.sorted { $0.fullName < $1.fullName }.map { module in
      let keys = KeyTable(of: self)
      let graph = ComponentTree(module: module, of: self).graph(keys: keys)
      return IdleModule(keys.reference(to: module), boundAloneIn: Linker.link(graph, examiner: keys))
    }
  }
}
