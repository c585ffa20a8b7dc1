extension DiagnosticRenderer {
  func render(_ fact: CycleOfBindings, into page: inout Page) {
    page.headline(fact.subject, "Dependency Cycle Detected")
    renderSteps(fact.steps, into: &page)
    page.help("let one of them ask for a WeakProvider, or build it with an assisted factory")
  }

  func render(_ fact: ReentrantCreation, into page: inout Page) {
    page.headline(fact.subject, "asked for while it is being created")
    renderSteps(fact.steps, into: &page)
    page.help("keep the provider, and call it after the initializer has returned")
  }

  private func renderSteps(_ steps: [CycleOfBindings.Step], into page: inout Page) {
    for step in steps {
      page.step("\(step.requested.name) required by \(step.requirer.name)", at: step.location)
    }
  }
}
