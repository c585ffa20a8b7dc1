extension SharedTwiceFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(
      type, "has \(bindings.count) shared bindings, so \(bindings.count) objects of it are created")
    content.steps = bindings.map { binding in
      DiagnosticStep(
        "\(binding.key) is bound to its own object" + (isOfOneComponent ? "" : " in \(binding.site.modules)"),
        at: binding.site.location)
    }
    content.help = [
      DiagnosticSuggestion("to share one object, \(sharing)"),
      DiagnosticSuggestion(
        "if intended, suppress the warning next to the binding",
        fix: "binder.accept(.sharedTwice, for: \((bindings.last?.key ?? type).metatype))", in: statementPlace),
    ]
    return content
  }

  private var isOfOneComponent: Bool { Set(bindings.map(\.site.modulePath.first)).count < 2 }

  private var sharing: DiagnosticText {
    let place: DiagnosticText = isOfOneComponent ? "once" : "in \(component) only"
    return Set(bindings.map(\.key)).count > 1
      ? "bind \(type) \(place), and forward the other bindings to it: to { $0 as \(type) }"
      : "bind \(type) \(place): its subcomponents inject the same object"
  }
}
