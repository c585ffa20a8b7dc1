import BindingGraph

extension RecordedConfiguration {
  /// Adds what another run of the same code has declared.
  mutating func merge(_ other: RecordedConfiguration) {
    let positions = mergeModules(of: other)
    let bindings = mergeBindings(of: other, modules: positions)
    let installed = Set(installations.map(\.component))
    for installation in other.installations where !installed.contains(installation.component) {
      installations.append(
        Installation(
          component: installation.component, binding: bindings[installation.binding], location: installation.location,
          acceptsUncheckedCode: installation.acceptsUncheckedCode))
    }
    sendableKeys.formUnion(other.sendableKeys)
    uncheckedCode += other.uncheckedCode.filter { !uncheckedCode.contains($0) }
    initializers += other.initializers.filter { !initializers.contains($0) }
    unfinishedBindings += other.unfinishedBindings.map { $0.moved(to: positions[$0.module]) }
      .filter { !unfinishedBindings.contains($0) }
    isComplete = isComplete && other.isComplete
    knowsAcceptances = knowsAcceptances && other.knowsAcceptances
  }

  /// - Returns: the positions of the other's modules in this one.
  private mutating func mergeModules(of other: RecordedConfiguration) -> [Int] {
    var positions: [SwiftType: Int] = [:]
    for (position, module) in modules.enumerated() { positions[module.type] = position }
    return other.modules.map { module in
      if let known = positions[module.type] { return known }
      modules.append(
        Module(
          type: module.type, parent: module.parent.flatMap { positions[other.modules[$0].type] },
          statementPlace: module.statementPlace))
      positions[module.type] = modules.count - 1
      return modules.count - 1
    }
  }

  /// - Returns: the positions of the other's bindings in this one.
  private mutating func mergeBindings(of other: RecordedConfiguration, modules: [Int]) -> [Int] {
    var positions: [RecordedBinding: Int] = [:]
    for (position, binding) in bindings.enumerated() { positions[binding] = position }
    return other.bindings.map { binding in
      let binding = binding.moved(to: modules[binding.module])
      if let known = positions[binding] { return known }
      bindings.append(binding)
      positions[binding] = bindings.count - 1
      return bindings.count - 1
    }
  }
}

extension RecordedBinding {
  fileprivate func moved(to module: Int) -> RecordedBinding {
    RecordedBinding(
      draft: draft, kind: kind, requirements: requirements, creation: creation, location: location, module: module,
      path: path)
  }
}

extension RecordedConfiguration.UnfinishedBinding {
  fileprivate func moved(to module: Int) -> Self {
    Self(type: type, module: module, location: location)
  }
}
