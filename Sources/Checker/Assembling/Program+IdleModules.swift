import BindingGraph

extension Program {
  /// How many generic components are looked into: one that installs itself with another type argument would never end.
  private static let maximumInstances = 1000

  /// The modules that no component includes, by the types that they bind on their own.
  var idleModulesOfTypes: [TypeReference: [ModuleBinding]] {
    let names = types.values.lazy.filter { $0.kind != .protocol && !$0.isGeneric }.map(\.type)
    var included: Set<SwiftType> = []
    var known: Set<SwiftType> = []
    var open = Array(names) + modules.flatMap { $0.facts.usedRoots.map { type($0) }.filter(\.isClosed) }
    let limit = open.count + Self.maximumInstances
    while let name = open.popLast(), known.count < limit {
      guard known.insert(name).inserted,
        ["RootComponent", "Component", "ComponentBase"].contains(where: { conforms(name, toProtocol: $0) }),
        let component = ComponentType(name, in: self)
      else { continue }
      let configuration = Interpreter.recordAll { Interpreter.record(component, of: self, in: $0) }
      included.formUnion(configuration.modules.dropFirst().map(\.type))
      // Generic ones are components with the arguments that they are installed with.
      open += configuration.installations.map(\.component)
    }
    var found: [TypeReference: [ModuleBinding]] = [:]
    let idle = names.filter { self.conforms($0, toProtocol: "Module") && !included.contains($0) }
    for module in idle.sorted(by: { $0.fullName < $1.fullName }) {
      let reference = TypeReference(spelling: module.fullName)
      var known: Set<SwiftType> = []
      let configuration = Interpreter.recordAll { Interpreter.record(module: module, of: self, in: $0) }
      for binding in configuration.bindings
      where binding.kind != .optionalDeclaration && known.insert(binding.draft.shown).inserted {
        found[TypeReference(spelling: binding.draft.shown.fullName), default: []].append(
          ModuleBinding(module: reference, location: binding.location))
      }
    }
    return found
  }
}
