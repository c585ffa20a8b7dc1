/// Finds overrides that replace nothing: one finding a key, with every place that overrides it, and one a module that
/// binds nothing. What is meant for one component is a finding by itself.
enum UnusedOverridePass: ValidationPass {
  static let isRefutedByMoreBindings = true

  private struct Subject: Hashable {
    let key: Key
    let component: OverrideComponent?
    let privateTo: TypeReference?
  }

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnusedOverrideFact] {
    let empty = graph.emptyOverrides.map { UnusedOverrideFact(emptyModule: $0) }
    return empty + joined(unusedBindings(in: graph, advisor: advisor))
  }

  private enum Cause: Hashable {
    /// What a module of a scope binds that no component has.
    case scope(TypeReference, module: TypeReference)
    case single(Int)

    init?(of finding: UnusedOverrideFact) {
      guard let module = finding.moduleOfStrangeScope, let scope = finding.scopeOfNoComponent else { return nil }
      self = .scope(scope, module: module)
    }
  }

  /// One finding for each module whose scope no component has.
  private static func joined(_ findings: [UnusedOverrideFact]) -> [UnusedOverrideFact] {
    guard !findings.isEmpty else { return [] }
    return findings.enumerated().grouped { Cause(of: $0.element) ?? .single($0.offset) }.map { _, all in
      all.count > 1 ? all[0].element.joined(by: all.dropFirst().map(\.element)) : all[0].element
    }
  }

  private static func unusedBindings(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnusedOverrideFact] {
    let unused = graph.overridingBindings.filter { !$0.isUsed }
    guard !unused.isEmpty else { return [] }
    let subjects = unused.grouped { Subject(key: $0.key, component: $0.component, privateTo: $0.privateTo) }
    var findings = subjects.map { finding(about: $0.key, overriddenBy: $0.elements, in: graph) }
    guard ReportDetail.isComplete else { return findings }
    let nearMisses = NearMissFinder(in: graph, advisor: advisor)
    for (index, subject) in subjects.map(\.key).enumerated() {
      if findings[index].targets.isEmpty { findings[index].nearMisses = nearMisses.nearMisses(ofOverride: subject.key) }
      guard let component = subject.component, !component.isInGraph else { continue }
      findings[index].nearComponents = nearComponents(of: component, in: graph)
      if findings[index].nearComponents.isEmpty {
        findings[index].otherComponents = graph.components.map(\.type).uniqued()
      }
    }
    return findings
  }

  private static func finding(
    about subject: Subject, overriddenBy bindings: [OverridingBinding], in graph: LinkedGraph
  ) -> UnusedOverrideFact {
    var fact = UnusedOverrideFact(
      key: graph.type(of: subject.key),
      sites: bindings.map { BindingSite(location: $0.location, modulePath: $0.modulePath) }.inOrder,
      scopeOfNoComponent: bindings.lazy.compactMap(\.scopeOfNoComponent).first, component: subject.component,
      origins: bindings.compactMap(\.origin).uniqued(), targets: targets(of: bindings, for: subject, in: graph))
    fact.isDecorator = bindings.allSatisfy(\.isDecorator)
    fact.privateTo = subject.privateTo
    return fact
  }

  /// Where the key stands that the overrides do not reach.
  private static func targets(
    of bindings: [OverridingBinding], for subject: Subject, in graph: LinkedGraph
  ) -> [OverrideTarget] {
    guard subject.component != nil || subject.privateTo != nil else { return bindings.flatMap(\.targets).uniqued() }
    struct Owner: Hashable {
      let component: ComponentNode.ID
      let module: TypeReference?
    }
    return graph.components.enumerated().flatMap { number, component in
      component.bindings.filter { graph.bindings[$0].key == subject.key && graph.bindings[$0].binds }
        .uniqued { Owner(component: number, module: graph.privateOwner(ofBinding: $0)) }
        .map {
          OverrideTarget(
            component: component.type, privateTo: graph.privateOwner(ofBinding: $0),
            location: graph.locationInGraph(ofBinding: $0))
        }
    }.uniqued()
  }

  private static func nearComponents(of component: OverrideComponent, in graph: LinkedGraph) -> [TypeReference] {
    let name = SpelledName(component.name)
    return graph.components.map(\.type).uniqued()
      .compactMap { type in
        let distance = name.distance(to: SpelledName(type.name)) ?? lettersLacking(component.name, beside: type.name)
        return distance.map { (distance: $0, type: type) }
      }
      .inOrder { ($0.distance, $0.type.name) < ($1.distance, $1.type.name) }.map(\.type)
  }

  /// By how many letters two names differ, of which one begins with the other, or ends with it behind a module's;
  /// `nil` for all other names. Components are few, so short names count too.
  private static func lettersLacking(_ name: String, beside other: String) -> Int? {
    let (left, right) = (Array(name.lowercased().utf8), Array(other.lowercased().utf8))
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    guard short.count > 1 else { return nil }
    let isPart = long.starts(with: short) || long.reversed().starts(with: ([UInt8(ascii: ".")] + short).reversed())
    return isPart ? long.count - short.count : nil
  }
}
