/// An override that replaces nothing: its key is not bound, no component has its scope, or it binds nothing.
package struct UnusedOverrideFact: Sendable {
  /// The key; for a module without bindings, the module.
  package let key: TypeReference
  /// The override's bindings of the key, in order of location; empty for a module without bindings. The paths consist
  /// of the override's modules.
  package let sites: [BindingSite]
  /// The scope of the override's module, if no component has that scope.
  package let scopeOfNoComponent: TypeReference?
  /// The only component that the override applies to; `nil` if it applies to all.
  package let component: OverrideComponent?
  /// The origins of the overrides, such as launch arguments; empty for overrides in source code.
  package let origins: [String]
  /// The components that bind the key, in the order of the component tree. Only set for an override that applies to
  /// another component or a private binding, or whose scope no component has.
  package let targets: [OverrideTarget]
  /// The only module or component whose private binding the override applies to; `nil` if it applies to all.
  package internal(set) var privateTo: TypeReference?
  /// Whether the override decorates the key instead of replacing its binding.
  package internal(set) var isDecorator = false
  #if DEBUG || DetailedReports
    /// Bindings that were probably intended, best first.
    package internal(set) var nearMisses: [NearMiss] = []
  #endif
  /// The components that were probably intended, best first, if the graph does not have the named one.
  package internal(set) var nearComponents: [TypeReference] = []
  /// The components of the graph, if it does not have the named one, and none has a similar name.
  package internal(set) var otherComponents: [TypeReference] = []

  /// The findings about other keys of the same module, if its scope is the common cause.
  package private(set) var others: [UnusedOverrideFact] = []

  /// The only module of the overrides, if no component has its scope.
  var moduleOfStrangeScope: TypeReference? {
    let modules = Set(sites.map { $0.modulePath.first })
    return scopeOfNoComponent == nil || modules.count != 1 ? nil : modules.first ?? nil
  }

  /// Returns the finding, joined with others of the same cause.
  func joined(by others: [UnusedOverrideFact]) -> UnusedOverrideFact {
    var joined = self
    joined.others = others
    return joined
  }

  /// Creates a finding for an override of a key.
  init(
    key: TypeReference, sites: [BindingSite], scopeOfNoComponent: TypeReference?, component: OverrideComponent? = nil,
    origins: [String] = [], targets: [OverrideTarget] = []
  ) {
    self.key = key
    self.sites = sites
    self.scopeOfNoComponent = scopeOfNoComponent
    self.targets = targets
    self.component = component
    self.origins = origins
  }

  /// Creates a finding for a module without bindings.
  init(emptyModule: TypeReference) {
    self.init(key: emptyModule, sites: [], scopeOfNoComponent: nil)
  }
}

extension UnusedOverrideFact: GraphFact {
  package static let kind = DiagnosticKind(.unusedOverride, .error, summary: "An override replaces no binding.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
  package var traces: [FactTrace] { sites.map { FactTrace(type: key, location: $0.location) } }
}

/// Finds overrides that replace nothing: one finding for each key, with all its overrides, and one for each module
/// without bindings. An override for one component only is a finding by itself.
package enum UnusedOverridePass {
  package static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: true, facts) }

  private struct Subject: Hashable {
    let key: Key
    let component: OverrideComponent?
    let privateTo: TypeReference?
  }

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnusedOverrideFact] {
    let empty = graph.emptyOverrides.map { UnusedOverrideFact(emptyModule: $0) }
    return empty + joined(unusedBindings(in: graph, advisor: advisor))
  }

  private enum Cause: Hashable {
    /// A scope that no component has, of a module.
    case scope(TypeReference, module: TypeReference)
    case single(Int)

    init?(of finding: UnusedOverrideFact) {
      guard let module = finding.moduleOfStrangeScope, let scope = finding.scopeOfNoComponent else { return nil }
      self = .scope(scope, module: module)
    }
  }

  /// Returns one finding for each module whose scope no component has.
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
    #if DEBUG || DetailedReports
      let nearMisses = NearMissFinder(in: graph, advisor: advisor)
      for (index, subject) in subjects.map(\.key).enumerated() {
        if findings[index].targets.isEmpty {
          findings[index].nearMisses = nearMisses.nearMisses(ofOverride: subject.key)
        }
        guard let component = subject.component, !component.isInGraph else { continue }
        findings[index].nearComponents = nearComponents(of: component, in: graph)
        if findings[index].nearComponents.isEmpty {
          findings[index].otherComponents = graph.components.map(\.type).uniqued()
        }
      }
    #endif
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

  /// Returns the bindings of the key that the overrides do not reach.
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

  #if DEBUG || DetailedReports
    private static func nearComponents(of component: OverrideComponent, in graph: LinkedGraph) -> [TypeReference] {
      let name = SpelledName(component.name)
      return graph.components.map(\.type).uniqued()
        .compactMap { type in
          let distance = name.distance(to: SpelledName(type.name)) ?? lettersLacking(component.name, beside: type.name)
          return distance.map { (distance: $0, type: type) }
        }
        .inOrder { ($0.distance, $0.type.name) < ($1.distance, $1.type.name) }.map(\.type)
    }

    /// Returns the difference in length of two names, if one begins with the other, or ends with it after a module's
    /// name; `nil` for all other names. Components are few, so short names count too.
    private static func lettersLacking(_ name: String, beside other: String) -> Int? {
      let (left, right) = (Array(name.lowercased().utf8), Array(other.lowercased().utf8))
      let (short, long) = left.count < right.count ? (left, right) : (right, left)
      guard short.count > 1 else { return nil }
      let isPart = long.starts(with: short) || long.reversed().starts(with: ([UInt8(ascii: ".")] + short).reversed())
      return isPart ? long.count - short.count : nil
    }
  #endif
}

extension UnusedOverrideFact {
  package var outline: DiagnosticContent {
    guard !sites.isEmpty else { return DiagnosticContent(key, "overrides nothing, because it binds nothing") }
    if let module = moduleOfStrangeScope, !others.isEmpty { return outline(of: module) }
    var content = DiagnosticContent(key, problem)
    content.steps = sites.map { site in
      DiagnosticStep(site.modulePath.isEmpty ? "\(key) is \(verb)" : "\(verb) in \(site.modules)", at: site.location)
    }
    content.steps += origins.map { DiagnosticStep(DiagnosticText("chosen by \($0)")) }
    if !otherComponents.isEmpty { content.notes.append(DiagnosticStep(listOfComponents)) }
    if let scope = scopeOfNoComponent {
      content.notes.append(DiagnosticStep("the override's module has the scope \(scope)"))
    }
    content.notes += targets.map {
      let place: DiagnosticText =
        $0.privateTo.map { "\(key) is bound in \($0) with visible(in: .module)" }
        ?? "\(key) is bound in \($0.component)"
      let isOfStrangeScope = component == nil && privateTo == nil
      return DiagnosticStep(isOfStrangeScope ? place + ", which has a different scope" : place, at: $0.location)
    }
    return content
  }

  #if DEBUG || DetailedReports
    package var explanation: DiagnosticContent {
      var content = outline
      guard !sites.isEmpty else {
        content.help = [DiagnosticSuggestion("add the bindings that it should replace, or remove this override")]
        return content
      }
      if let module = moduleOfStrangeScope, !others.isEmpty {
        content.help = [DiagnosticSuggestion("give \(module) the scope of a component, or no scope")]
        return content
      }
      if scopeOfNoComponent != nil {
        content.help.append(DiagnosticSuggestion("give the override's module the scope of a component, or no scope"))
      }
      content.nearMisses = nearComponents.map { DiagnosticSuggestion("\($0), a component of the graph") }
      content.nearMisses += nearMisses.map { DiagnosticSuggestion($0.explanation(for: key), at: $0.location) }
      if targets.isEmpty, scopeOfNoComponent == nil {
        content.help.append(
          DiagnosticSuggestion(
            "\(isDecorator ? "decorate" : "override") a type that the graph binds, with its tag if it has one, or remove this override"
          ))
      }
      if privateTo != nil, component == nil, !targets.isEmpty, scopeOfNoComponent == nil {
        for owner in targets.compactMap(\.privateTo).uniqued() {
          content.help.append(
            DiagnosticSuggestion("name the module that binds it, for example", code: ".in(\(owner.metatype))"))
        }
        let alternative = content.help.isEmpty ? "" : "or "
        content.help.append(
          DiagnosticSuggestion(
            "\(alternative)remove in(_:) to \(isDecorator ? "decorate" : "override") every binding of \(key)"))
      }
      return content
    }
  #endif

  /// Returns the text for a module whose scope no component has: one cause for all its bindings.
  private func outline(of module: TypeReference) -> DiagnosticContent {
    let all = [self] + others
    var content = DiagnosticContent(module, "overrides \(all.count) types for a scope that no component has")
    content.steps = all.flatMap { finding in
      finding.sites.map { DiagnosticStep("\(finding.key) overridden in \($0.modules)", at: $0.location) }
    }
    if let scope = scopeOfNoComponent {
      content.notes = [DiagnosticStep("no component has the scope \(scope)")]
    }
    content.notes += all.flatMap { finding in
      finding.targets.map { DiagnosticStep("\(finding.key) is bound in \($0.component)", at: $0.location) }
    }
    return content
  }

  private static let maximumNumberOfComponents = 10

  private var listOfComponents: DiagnosticText {
    let shown = otherComponents.prefix(Self.maximumNumberOfComponents)
    let rest = otherComponents.count - shown.count
    let list = shown.dropFirst().reduce("components of the graph: \(shown[0])" as DiagnosticText) { $0 + ", \($1)" }
    return rest > 0 ? list + DiagnosticText(" and \(rest) more") : list
  }

  private var verb: String { isDecorator ? "decorated" : "overridden" }

  private var problem: DiagnosticText {
    switch component {
    case let component? where component.isInGraph:
      "is \(verb) in \(component.name), which does not bind it"
    case let component?: "is \(verb) in \(component.name), which is not a component of the graph"
    case nil where privateTo != nil && scopeOfNoComponent == nil:
      privateTo.map { "is \(verb) in \($0), which has no binding of it with visible(in: .module)" } ?? ""
    case nil where scopeOfNoComponent != nil: "is \(verb) by a module whose scope no component has"
    case nil where isDecorator: "is decorated by an override, but no component binds it"
    case nil: "is overridden, but no component binds it"
    }
  }
}

extension DiagnosticID {
  /// An override replaces no binding.
  public static let unusedOverride = DiagnosticID(rawValue: "unused-override")
}
