import BindingGraph

extension Program {
  /// The modules that no component includes, by the types that they bind on their own.
  var idleModulesOfTypes: [TypeReference: [ModuleBinding]] {
    let names = types.lazy.filter { $0.value.kind != .protocol && !$0.value.isGeneric }.map { SwiftType($0.key) }
    var included: Set<SwiftType> = []
    let used = modules.flatMap { $0.facts.usedRoots.map { type($0) }.filter(\.isClosed) }
    for name in Array(names) + used {
      guard ["RootComponent", "Component", "ComponentBase"].contains(where: { conforms(name, toProtocol: $0) }),
        let component = ComponentType(name, in: self)
      else { continue }
      let configuration = Interpreter.record(component, of: self, choice: .all)
      included.formUnion(configuration.modules.dropFirst().map(\.type))
    }
    var found: [TypeReference: [ModuleBinding]] = [:]
    let idle = names.filter { self.conforms($0, toProtocol: "Module") && !included.contains($0) }
    for module in idle.sorted(by: { $0.fullName < $1.fullName }) {
      let reference = TypeReference(spelling: module.fullName)
      var known: Set<SwiftType> = []
      for binding in Interpreter.record(module: module, of: self).bindings
      where binding.kind != .optionalDeclaration && known.insert(binding.draft.shown).inserted {
        found[TypeReference(spelling: binding.draft.shown.fullName), default: []].append(
          ModuleBinding(module: reference, location: binding.location))
      }
    }
    return found
  }
}
