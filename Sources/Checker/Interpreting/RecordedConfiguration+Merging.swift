import BindingGraph

extension RecordedConfiguration {
  /// Adds the declarations of another run of the same code.
  mutating func merge(_ other: RecordedConfiguration) {
    let positions = mergeModules(of: other)
    let bindings = mergeBindings(of: other, modules: positions)
    for installation in other.installations {
      let binding = bindings[installation.binding]
      guard let known = installations.firstIndex(where: { $0.component == installation.component }) else {
        installations.append(
          Installation(
            component: installation.component, binding: binding, location: installation.location,
            acceptsUncheckedCode: installation.acceptsUncheckedCode))
        continue
      }
      if binding != installations[known].binding, !installations[known].otherBindings.contains(binding) {
        installations[known].otherBindings.append(binding)
      }
    }
    acceptances += other.acceptances.map { $0.moved(to: positions[$0.module]) }.filter { !acceptances.contains($0) }
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
    // The first module is the component, which may be a module too, and include itself as one.
    var known: [SwiftType: Int] = [:]
    for (position, module) in modules.enumerated().dropFirst() { known[module.type] = position }
    var positions: [Int] = []
    for (number, module) in other.modules.enumerated() {
      if let position = number == 0 && !modules.isEmpty ? 0 : known[module.type] {
        positions.append(position)
        continue
      }
      positions.append(modules.count)
      if number > 0 { known[module.type] = modules.count }
      modules.append(
        Module(
          type: module.type, parent: module.parent.map { positions[$0] }, statementPlace: module.statementPlace))
    }
    for (module, position) in zip(other.modules, positions) {
      for parent in ([module.parent].compactMap { $0 } + module.otherParents).map({ positions[$0] })
      where parent != modules[position].parent && !modules[position].otherParents.contains(parent) {
        modules[position].otherParents.append(parent)
      }
    }
    return positions
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

/// A part of a recording that belongs to a module.
private protocol ModulePart {
  /// The position of the module.
  var module: Int { get set }
}

extension ModulePart {
  fileprivate func moved(to module: Int) -> Self {
    var moved = self
    moved.module = module
    return moved
  }
}

extension RecordedBinding: ModulePart {}
extension RecordedConfiguration.Acceptance: ModulePart {}
extension RecordedConfiguration.UnfinishedBinding: ModulePart {}
