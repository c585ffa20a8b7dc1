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
    var help: [DiagnosticSuggestion] = []
    switch obstacle {
    case .undeclared: help.append(DiagnosticSuggestion("add .sendable() to the binding", at: site?.location))
    case .unshared: help.append(DiagnosticSuggestion("add .sharedInScope() to the binding", at: site?.location))
    case .undeclaredAndUnshared:
      help.append(DiagnosticSuggestion("add .sharedInScope().sendable() to the binding", at: site?.location))
    case .objectGraph:
      help.append(DiagnosticSuggestion("ask for what is looked up, instead of \(key)", at: requests.first?.location))
    case .confinedOverride:
      help.append(
        DiagnosticSuggestion(
          "override it with overriding(_:sendableFactory:), whose closure captures what is sendable", at: site?.location
        ))
      help.append(DiagnosticSuggestion("override it with a module, which captures nothing"))
    case .componentFactory: break
    }
    if let component, obstacle != .objectGraph, obstacle != .confinedOverride {
      help.append(
        DiagnosticSuggestion(
          obstacle == .componentFactory ? "install it in \(component)" : "bind it in \(component)"))
    }
    return help
  }
}
