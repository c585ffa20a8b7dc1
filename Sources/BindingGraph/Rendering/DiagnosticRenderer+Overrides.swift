extension DiagnosticRenderer {
  func render(_ fact: UselessOverride, into page: inout Page) {
    page.headline(fact.key, "overridden, but bound nowhere that the override reaches")
    for site in fact.sites {
      let path = site.modulePath.map(\.name).joined(separator: " > ")
      page.step(path.isEmpty ? "overridden" : "overridden in \(path)", at: site.location)
    }
    if let scope = fact.scopeOfNoComponent {
      page.line("  note: no component has the scope \(scope.name)")
    }
    page.help("override what the graph binds, with the same type and tag, or remove this override")
  }
}
