extension MissingBinding {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(requests.first?.shown ?? key, "binding missing")
    content.chain = path?.links.map(\.text) ?? []
    content.steps = requests.map { DiagnosticStep("required by \($0.requiredFor)", at: $0.location) }
    content.nearMisses = nearMisses.map { $0.suggestion(for: key, shape: shape) }
    if isWantedAsOptional {
      content.help.append(
        DiagnosticSuggestion(
          "where it may be absent, allow that in \(component)", code: "binder.bindOptional(\(key.metatype))"))
    }
    if let bindingHelp { content.help.append(bindingHelp) }
    return content
  }

  /// How to bind the key.
  private var bindingHelp: DiagnosticSuggestion? {
    switch shape {
    // For a protocol the line is only as good as the implementation that it names.
    case .existential where nearMisses.contains { $0.kind == .conforming }: nil
    case .assisted:
      DiagnosticSuggestion(
        "bind \(requests[0].requiredFor) with bindFactory, which alone hands out \(key), for example",
        code:
          "binder.bindFactory(\(requests[0].requiredFor.metatype)).with(...).to(factory: \(requests[0].requiredFor).init)"
      )
    default: DiagnosticSuggestion("bind it in \(component), for example", code: exampleBinding)
    }
  }

  /// A statement that would bind the key.
  private var exampleBinding: DiagnosticText {
    if let step { return "binder.\(step.name)(\(step.argument.metatype))" }
    return switch shape {
    case .value, .unknown, .object: "binder.bind(\(key.metatype)).to(factory: \(key).init)"
    case .constant, .closure, .assisted: "binder.bind(\(key.metatype)).to(value: ...)"
    case .existential: "binder.bind(\(key.metatype)).to { $0 as ... }"
    case .tagged(let tag, let element):
      "binder.bind(\(element?.metatype ?? "...")).tagged(with: \(tag.metatype)).to(value: ...)"
    case .optional(let wrapped): "binder.bindOptional(\(wrapped.metatype))"
    case .array(let element): "binder.bind(\(element.metatype)).intoCollection().to(value: ...)"
    case .set(let element): "binder.bind(\(element.metatype)).intoSet().to(value: ...)"
    case .dictionary(_, let value): "binder.bind(\(value.metatype)).intoDictionary(key: ...).to(value: ...)"
    case .componentFactory(let component): "binder.install(dependency: \(component.metatype))"
    case .assistedFactory(let tag, let product):
      if let product {
        "binder.bindFactory(\(product.metatype)).with(\(tag.metatype)).to(factory: \(product).init)"
      } else {
        "binder.bindFactory(...).with(\(tag.metatype)).to(factory: ...)"
      }
    case .propertyInjector(let target):
      "binder.bindPropertyInjectionOf(\(target.metatype)).to(injector: \(target).injectProperties)"
    }
  }
}

extension RootPath.Link {
  /// The link in words: `App root`, `SessionStore`.
  var text: DiagnosticText {
    rootOf.map { "\($0) root" } ?? DiagnosticText(type)
  }
}
