extension MissingModule {
  package var content: DiagnosticContent {
    let component = bindings[0].component
    var content = DiagnosticContent(nil, problem(in: component))
    content.chain = bindings[0].content.chain
    content.steps = bindings.compactMap { binding in
      binding.requests.first.map { DiagnosticStep("\($0.shown) required by \($0.requiredFor)", at: $0.location) }
    }
    if let provider {
      content.help = [
        DiagnosticSuggestion(
          "include it in \(component)", fix: "binder.include(module: \(provider.module.metatype))",
          in: bindings[0].componentPlace)
      ]
    } else if let namesake {
      content.help = [
        DiagnosticSuggestion(
          "is \(namesake) to be included in \(component)?", code: "binder.include(module: \(namesake.metatype))")
      ]
    } else if let library {
      content.help = [DiagnosticSuggestion("is a module of \(library) to be included in \(component)?")]
    }
    return content
  }

  private func problem(in component: TypeReference) -> DiagnosticText {
    let types: DiagnosticText = "\(bindings.count) types" + (library.map { " of module \($0)" } ?? "")
    guard let provider else { return "\(types) are missing: none of its types is bound" }
    let inclusion = DiagnosticText.inclusion(in: provider.owner, not: component)
    return "\(types) are missing; \(provider.module), which \(inclusion), binds them"
  }
}
