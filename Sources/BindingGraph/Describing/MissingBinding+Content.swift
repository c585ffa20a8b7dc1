extension MissingBinding {
  var content: DiagnosticContent {
    var content = DiagnosticContent(requests.first?.shown ?? key, "binding missing")
    content.chain = path.flatMap { $0.links.count > 1 ? $0.text : nil }
    content.steps = requests.map { DiagnosticStep("required by \($0.requiredFor)", at: $0.location) }
    content.nearMisses = nearMisses.map { $0.suggestion(for: key, shape: shape) }
    if isWantedAsOptional {
      content.help.append(
        DiagnosticSuggestion(
          "where it may be absent, allow that in \(component)", code: "binder.bindOptional(\(key).self)"))
    }
    // For a protocol the line is only as good as the implementation that it names.
    if shape != .existential || !nearMisses.contains(where: { $0.kind == .conforming }) {
      content.help.append(DiagnosticSuggestion("bind it in \(component), for example", code: exampleBinding))
    }
    return content
  }

  /// A statement that would bind the key.
  private var exampleBinding: DiagnosticText {
    switch shape {
    case .value, .object: "binder.bind(\(key).self).to(factory: \(key).init)"
    case .existential: "binder.bind(\(key).self).to { $0 as ... }"
    case .tagged(let tag, let element):
      "binder.bind(\(element.map { DiagnosticText($0) } ?? "...").self).tagged(with: \(tag).self).to(value: ...)"
    case .optional(let wrapped): "binder.bindOptional(\(wrapped).self)"
    case .array(let element): "binder.bind(\(element).self).intoCollection().to(value: ...)"
    case .set(let element): "binder.bind(\(element).self).intoSet().to(value: ...)"
    case .dictionary(_, let value): "binder.bind(\(value).self).intoDictionary(key: ...).to(value: ...)"
    case .componentFactory(let component): "binder.install(dependency: \(component).self)"
    case .assistedFactory(let tag, let product):
      if let product {
        "binder.bindFactory(\(product).self).with(\(tag).self).to(factory: \(product).init)"
      } else {
        "binder.bindFactory(...).with(\(tag).self).to(factory: ...)"
      }
    case .propertyInjector(let target):
      "binder.bindPropertyInjectionOf(\(target).self).to(injector: \(target).injectProperties)"
    }
  }
}

extension RootPath {
  /// The way in one line: `App root -> SessionStore -> Keychain`.
  var text: DiagnosticText {
    DiagnosticText(
      links.map { link in link.rootOf.map { "\($0) root" } ?? DiagnosticText(link.type) }, separator: " -> ")
  }
}
