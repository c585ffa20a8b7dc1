extension UnsendableRequest {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(key, problem)
    content.chain = path?.links.map(\.text) ?? []
    content.steps = requests.map { DiagnosticStep("required by \($0.requirer)", at: $0.location) }
    content.steps += handleRequests.map {
      DiagnosticStep("reached over \(handle), required by \($0.requirer)", at: $0.location)
    }
    if let site { content.notes = [site.step] }
    content.help = help
    return content
  }

  private var problem: DiagnosticText {
    switch obstacle {
    case .undeclared: "needed in another isolation, and not declared sendable"
    case .unshared: "needed in another isolation, and made anew for each request"
    case .undeclaredAndUnshared: "needed in another isolation, and neither shared nor declared sendable"
    case .componentFactory: "needed in another isolation, and builds in its own"
    case .objectGraph: "needed in another isolation, and leads to everything in sight"
    case .confinedOverride: "made in another isolation, of what an override has brought from its own"
    }
  }

  private var help: [DiagnosticSuggestion] {
    switch (obstacle, component) {
    case (.objectGraph, _):
      [DiagnosticSuggestion("ask for what is looked up, instead of \(key)", at: requests.first?.location)]
    case (.confinedOverride, _):
      [
        DiagnosticSuggestion(
          "override it with overriding(_:sendableFactory:), whose closure captures what is sendable", at: site?.location
        ),
        DiagnosticSuggestion("override it with a module, which captures nothing"),
      ]
    case (.componentFactory, let component?): [DiagnosticSuggestion("install it in \(component)")]
    case (_, let component?): [declaration].compactMap { $0 } + [DiagnosticSuggestion("bind it in \(component)")]
    case (_, nil): [declaration].compactMap { $0 }
    }
  }

  /// What to say where the value is bound.
  private var declaration: DiagnosticSuggestion? {
    switch statement {
    case .fixed: nil
    case .seed(let place):
      DiagnosticSuggestion(
        "declare it in \(site?.modulePath.first ?? key)", fix: "binder.declareSendable(\(key.metatype))", in: place)
    case .steps(let unscoped, let scope):
      DiagnosticSuggestion(
        (needsSharing ? Self.scoping(unscoped, scope) : "") + "add \(steps) to the binding", at: site?.location)
    }
  }

  private var needsSharing: Bool { obstacle == .unshared || obstacle == .undeclaredAndUnshared }

  private var steps: String {
    switch obstacle {
    case .unshared: ".sharedInScope()"
    case .undeclaredAndUnshared: ".sharedInScope().sendable()"
    case .undeclared, .componentFactory, .objectGraph, .confinedOverride: ".sendable()"
    }
  }

  private static func scoping(_ unscoped: [TypeReference], _ scope: TypeReference?) -> DiagnosticText {
    guard !unscoped.isEmpty else { return "" }
    let owners = DiagnosticText(unscoped.map { DiagnosticText($0) }, separator: " and ")
    return "give \(owners) \(scope.map { "the scope \($0)" } ?? "a scope"), and "
  }
}
