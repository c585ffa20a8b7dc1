extension MissingModuleFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(nil, problem)
    content.chain = bindings[0].outline.chain
    content.steps = bindings.compactMap { binding in
      binding.requests.first.map { DiagnosticStep("\($0.shown) required by \($0.requiredFor)", at: $0.location) }
    }
    if let suggestion = inclusion.map(suggestion) ?? guess { content.help = [suggestion] }
    return content
  }

  private var problem: DiagnosticText {
    let types: DiagnosticText = "\(bindings.count) types" + (library.map { " of module \($0)" } ?? "")
    guard let inclusion else { return "\(types) are missing: the module binds none of its types" }
    let place = DiagnosticText.inclusion(in: inclusion.owner, not: component)
    return "\(types) are missing; \(inclusion.module), which \(place), binds them"
  }

  private func suggestion(of inclusion: MissingBindingFact.Inclusion) -> DiagnosticSuggestion {
    let line: DiagnosticText = "binder.include(module: \(inclusion.module.metatype))"
    let file = inclusion.home.statementPlace?.location.file ?? location?.file
    let isNamed = !inclusion.module.isPrivate || inclusion.file == file
    switch isNamed ? inclusion.outcome : .fails {
    case .mends:
      return DiagnosticSuggestion("include it in \(component)", fix: line, in: inclusion.home.statementPlace)
    case .mayNotCompile:
      return DiagnosticSuggestion("did you mean to include \(inclusion.module) in \(component)?", code: line)
    case .lacks(let need):
      return DiagnosticSuggestion("include it in \(component), and bind \(need) there", code: line)
    case .fails:
      return DiagnosticSuggestion("include it in \(component), and make it accessible there")
    }
  }

  private var guess: DiagnosticSuggestion? {
    library.map { DiagnosticSuggestion("did you mean to include a module of \($0) in \(component)?") }
  }
}
