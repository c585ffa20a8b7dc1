extension UnusedOverrideFact {
  package var outline: DiagnosticContent {
    guard !sites.isEmpty else { return DiagnosticContent(key, "overrides nothing, because it binds nothing") }
    if let module = moduleOfStrangeScope, !others.isEmpty { return outline(of: module) }
    var content = DiagnosticContent(key, problem)
    content.steps = sites.map { site in
      DiagnosticStep(site.modulePath.isEmpty ? "\(verb)" : "\(verb) in \(site.modules)", at: site.location)
    }
    content.steps += origins.map { DiagnosticStep(DiagnosticText("chosen by \($0)")) }
    if !otherComponents.isEmpty { content.notes.append(DiagnosticStep(listOfComponents)) }
    if let scope = scopeOfNoComponent {
      content.notes.append(DiagnosticStep("no component has the scope \(scope) of the override's module"))
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
          "\(isDecorator ? "decorate" : "override") a type and tag that the graph binds, or remove this override"))
    }
    if privateTo != nil, component == nil, !targets.isEmpty, scopeOfNoComponent == nil {
      for owner in targets.compactMap(\.privateTo).uniqued() {
        content.help.append(
          DiagnosticSuggestion("name the module that binds it, for example", code: ".in(\(owner.metatype))"))
      }
      content.help.append(
        DiagnosticSuggestion("remove in(_:) to \(isDecorator ? "decorate" : "override") every binding of \(key)"))
    }
    return content
  }

  /// What is said of a module that has a strange scope: one cause for all that it binds.
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
    case nil where isDecorator: "is decorated by an override but not bound in any component"
    case nil: "is overridden but not bound in any component"
    }
  }
}
