extension BindingGraph {
  /// A property that all readers of a graph rely on.
  package enum Invariant: String, CaseIterable, Sendable {
    /// The first component has no parent; every other one has.
    case oneOutermostComponent
    /// A component comes after its parent.
    case parentsFirst
    /// A component's children are the components with this parent, in their order.
    case childrenMatchParents
    /// The bindings of each component follow those of the component before it, and there are no others.
    case bindingsInOrderOfComponents
    /// The requirements of each binding follow those of the binding before it, and there are no others.
    case requirementsInOrderOfBindings
    /// Each component with a parent is installed by a binding of that parent, which installs no other component.
    case factoriesInParents
    /// Each component has a module path of its own, with its type and without an including module.
    case componentsAreModules
    /// A module path comes after the path of the module that first includes it.
    case includingModulesFirst
    /// The module of a binding was included by the binding's component, directly or through others.
    case modulesOfOwnComponent
    /// An element of a dictionary has a known key.
    case dictionaryKeysAreKnown
    /// A warning is accepted by a known module.
    case acceptancesAreOfModules
    /// A component that repeats an ancestor has no bindings and no children.
    case repeatedComponentsAreEmpty
    /// A contribution to a collection is not private.
    case contributionsAreVisible
    /// An override of a private binding is a known binding, and its target's module is known.
    case overriddenModulesAreKnown
  }

  /// The invariants that the graph violates: none if an assembler created it.
  /// - Complexity: O(components + bindings + requirements + module paths).
  package var brokenInvariants: [Invariant] {
    Invariant.allCases.filter { !keeps($0) }
  }

  private func keeps(_ invariant: Invariant) -> Bool {
    switch invariant {
    case .oneOutermostComponent: components.indices.allSatisfy { (components[$0].parent == nil) == ($0 == 0) }
    case .parentsFirst:
      components.indices.allSatisfy { index in components[index].parent.map { 0..<index ~= $0 } ?? true }
    case .childrenMatchParents: hasMatchingChildren
    case .bindingsInOrderOfComponents: Self.covers(components.map(\.bindings), count: bindings.count)
    case .requirementsInOrderOfBindings: Self.covers(bindings.map(\.requirements), count: requirements.count)
    case .factoriesInParents: hasFactoriesInParents
    case .componentsAreModules: hasModulesOfComponents
    case .includingModulesFirst: hasIncludingModulesFirst
    case .modulesOfOwnComponent: hasModulesOfOwnComponents
    case .dictionaryKeysAreKnown: hasKnownDictionaryKeys
    case .acceptancesAreOfModules: acceptances.allSatisfy { modulePaths.indices.contains($0.module) }
    case .repeatedComponentsAreEmpty:
      components.allSatisfy { !$0.repeatsAncestor || $0.bindings.isEmpty && $0.children.isEmpty }
    case .contributionsAreVisible: bindings.allSatisfy { $0.visibility == nil || $0.contribution == nil }
    case .overriddenModulesAreKnown:
      overriddenModules.allSatisfy { bindings.indices.contains($0.key) && modulePaths.indices.contains($0.value) }
    }
  }

  /// Whether consecutive ranges cover `0..<count` without gaps.
  private static func covers(_ ranges: [Range<Int>], count: Int) -> Bool {
    var end = 0
    for range in ranges {
      guard range.lowerBound == end else { return false }
      end = range.upperBound
    }
    return end == count
  }

  private var hasMatchingChildren: Bool {
    var children: [ComponentNode.ID: [ComponentNode.ID]] = [:]
    for (index, component) in components.enumerated() {
      if let parent = component.parent { children[parent, default: []].append(index) }
    }
    return components.indices.allSatisfy { components[$0].children == children[$0] ?? [] }
  }

  private var hasFactoriesInParents: Bool {
    var known: Set<Int> = []
    return components.allSatisfy { component in
      guard let binding = component.factoryBinding, let parent = component.parent else {
        return component.factoryBinding == nil && component.parent == nil
      }
      return components.indices.contains(parent) && components[parent].bindings.contains(binding)
        && bindings.indices.contains(binding) && bindings[binding].kind == .componentFactory
        && known.insert(binding).inserted
    }
  }

  private var hasModulesOfComponents: Bool {
    let modules = components.map(\.module)
    return Set(modules).count == modules.count
      && zip(components, modules).allSatisfy { component, module in
        modulePaths.indices.contains(module) && modulePaths[module].parent == nil
          && modulePaths[module].type == component.type
      }
  }

  private var hasIncludingModulesFirst: Bool {
    modulePaths.indices.allSatisfy { module in
      modulePaths[module].otherParents.allSatisfy(modulePaths.indices.contains)
        && modulePaths[module].parent.map { 0..<module ~= $0 } ?? true
    }
  }

  private var hasModulesOfOwnComponents: Bool {
    // For each module path, the path at its beginning: that of a component.
    var beginnings: [ModulePath.ID] = []
    for (index, path) in modulePaths.enumerated() {
      beginnings.append(path.parent.flatMap { beginnings.indices.contains($0) ? beginnings[$0] : nil } ?? index)
    }
    return components.allSatisfy { component in
      bindings[component.bindings.clamped(to: bindings.indices)].allSatisfy { binding in
        beginnings.indices.contains(binding.module) && beginnings[binding.module] == component.module
      }
    }
  }

  private var hasKnownDictionaryKeys: Bool {
    bindings.allSatisfy { binding in
      guard case .dictionary(let key) = binding.contribution else { return true }
      return dictionaryKeys.indices.contains(Int(key))
    }
  }
}
