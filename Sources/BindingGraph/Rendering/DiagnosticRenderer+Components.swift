extension DiagnosticRenderer {
  func render(_ fact: ScopeNesting, into page: inout Page) {
    page.line(
      "Component (\(fact.outer.name)) contains a component (\(fact.inner.name)) "
        + "with the same scope: (\(fact.scope.name))")
    page.step("\(fact.inner.name) installed", at: fact.location)
    page.help("give \(fact.inner.name) a scope of its own")
  }

  func render(_ fact: SelfInstallation, into page: inout Page) {
    page.headline(fact.component, "installs itself")
    page.step(fact.chain.map(\.name).joined(separator: " > "), at: fact.location)
    page.help("remove one of these installations")
  }

  func render(_ fact: ChangedConfiguration, into page: inout Page) {
    page.headline(fact.component, "configure declared other bindings than the run that was validated")
    if fact.location != nil { page.step("first difference", at: fact.location) }
    page.help("let configure declare the same bindings on every run")
  }
}
