extension DiagnosticRenderer {
  func render(_ fact: MissingBinding, into page: inout Page) {
    page.headline(fact.requests.first?.shown ?? fact.key, "binding missing")
    for request in fact.requests {
      page.step("required by \(request.requiredFor.name)", at: request.location)
    }
  }

  func render(_ fact: ConflictingBindings, into page: inout Page) {
    page.headline(fact.key, "bound \(fact.sites.count) times")
    renderSites(fact.sites, into: &page)
    page.help("keep one of these bindings, or give them different tags")
  }

  func render(_ fact: ConflictingElements, into page: inout Page) {
    page.headline(fact.collection, "has \(fact.sites.count) elements for the key \(fact.key)")
    renderSites(fact.sites, into: &page)
    page.help("contribute each element under a key of its own")
  }

  private func renderSites(_ sites: [BindingSite], into page: inout Page) {
    for site in sites {
      page.step("bound in \(site.modulePath.map(\.name).joined(separator: " > "))", at: site.location)
    }
  }
}
