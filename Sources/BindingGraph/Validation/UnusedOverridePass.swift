/// Finds overrides that replace nothing: one finding a key, with every place that overrides it, and one a module that
/// binds nothing. What is meant for one component is a finding by itself.
package enum UnusedOverridePass: ValidationPass {
  private struct Subject: Hashable {
    let key: Key
    let component: OverrideComponent?
  }

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [OverrideWithoutTarget] {
    let empty = graph.emptyOverrides.map { OverrideWithoutTarget(emptyModule: $0) }
    return empty + joined(unusedBindings(in: graph, advisor: advisor))
  }

  /// What a module of a scope binds that no component has.
  private struct Cause: Hashable {
    let module: TypeReference
    let scope: TypeReference

    init?(of finding: OverrideWithoutTarget) {
      guard let module = finding.moduleOfStrangeScope, let scope = finding.scopeOfNoComponent else { return nil }
      self.module = module
      self.scope = scope
    }
  }

  /// One finding for each module whose scope no component has.
  private static func joined(_ findings: [OverrideWithoutTarget]) -> [OverrideWithoutTarget] {
    var findingsOfCause: [Cause: [OverrideWithoutTarget]] = [:]
    for finding in findings {
      if let cause = Cause(of: finding) { findingsOfCause[cause, default: []].append(finding) }
    }
    return findings.compactMap { finding in
      guard let cause = Cause(of: finding) else { return finding }
      return findingsOfCause.removeValue(forKey: cause).map { all in
        all.count > 1 ? finding.joined(by: Array(all.dropFirst())) : finding
      }
    }
  }

  private static func unusedBindings(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [OverrideWithoutTarget] {
    let unused = graph.overridingBindings.filter { !$0.isUsed }
    guard !unused.isEmpty else { return [] }
    let nearMisses = NearMissFinder(in: graph, advisor: advisor)
    var subjects: [Subject] = []
    var bindingsOfSubject: [Subject: [OverridingBinding]] = [:]
    for binding in unused {
      let subject = Subject(key: binding.key, component: binding.component)
      if bindingsOfSubject[subject] == nil { subjects.append(subject) }
      bindingsOfSubject[subject, default: []].append(binding)
    }
    return subjects.map { subject in
      let bindings = bindingsOfSubject[subject] ?? []
      let targets = targets(of: bindings, for: subject, in: graph)
      return OverrideWithoutTarget(
        key: graph.type(of: subject.key),
        sites: bindings.map { BindingSite(location: $0.location, modulePath: $0.modulePath) }.inOrder,
        scopeOfNoComponent: bindings.lazy.compactMap(\.scopeOfNoComponent).first, component: subject.component,
        targets: targets, nearMisses: targets.isEmpty ? nearMisses.nearMisses(ofOverride: subject.key) : [],
        nearComponents: nearComponents(of: subject, in: graph))
    }
  }

  /// Where the key stands that the overrides do not reach.
  private static func targets(
    of bindings: [OverridingBinding], for subject: Subject, in graph: LinkedGraph
  ) -> [OverrideTarget] {
    var known: Set<OverrideTarget> = []
    guard subject.component != nil else { return bindings.flatMap(\.targets).filter { known.insert($0).inserted } }
    return graph.components.compactMap { component in
      component.bindings.first {
        graph.bindings[$0].key == subject.key && graph.bindings[$0].kind != .optionalDeclaration
      }
      .map { OverrideTarget(component: component.type, location: graph.bindings[$0].location) }
    }
  }

  private static func nearComponents(of subject: Subject, in graph: LinkedGraph) -> [TypeReference] {
    guard let component = subject.component, !component.isInGraph else { return [] }
    let name = SpelledName(component.name)
    var known: Set<TypeReference> = []
    return graph.components.lazy.map(\.type).filter { known.insert($0).inserted }
      .compactMap { type in name.distance(to: SpelledName(type.name)).map { (distance: $0, type: type) } }
      .sorted { ($0.distance, $0.type.name) < ($1.distance, $1.type.name) }.map(\.type)
  }
}
