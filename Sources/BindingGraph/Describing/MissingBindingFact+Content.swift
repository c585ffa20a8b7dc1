extension MissingBindingFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(requests.first?.shown ?? key, "binding missing")
    content.chain = path?.links.map(\.text) ?? []
    content.steps = requests.map { DiagnosticStep("required by \($0.requiredFor)", at: $0.location) }
    content.notes = unfinished.flatMap(\.notes)
    content.nearMisses = nearMisses.map { $0.suggestion(for: self) }
    if isWantedAsOptional {
      content.help.append(
        DiagnosticSuggestion(
          "where it may be absent, allow that in \(component)", fix: "binder.bindOptional(\(key.metatype))",
          in: statementPlace))
    }
    if let functionHelp { content.help.append(functionHelp) }
    if let bindingHelp { content.help.append(bindingHelp) }
    if let emptyCollection {
      content.help.append(
        DiagnosticSuggestion(
          "or where it may be empty, declare it in \(component)", fix: emptyCollection, in: statementPlace))
    }
    if mayBeGiven {
      content.help.append(
        DiagnosticSuggestion("or say that components bind it for \(component)", code: "given: [\(key.metatype)]"))
    }
    return content
  }

  /// A statement by which a collection is there without elements.
  private var emptyCollection: DiagnosticText? {
    switch shape {
    case .array(let element): "binder.declareCollection(of: \(element.metatype))"
    case .set(let element): "binder.declareSet(of: \(element.metatype))"
    case .dictionary(let key, let value): "binder.declareDictionary(of: \(value.metatype), under: \(key.metatype))"
    default: nil
    }
  }

  /// What to ask for instead of a function, where nothing that is bound says so.
  private var functionHelp: DiagnosticSuggestion? {
    let saysSo = nearMisses.contains { nearMiss in
      switch nearMiss.kind {
      case .result, .assistedFactory: true
      default: false
      }
    }
    guard !saysSo else { return nil }
    if case .closure(let result) = shape {
      return DiagnosticSuggestion(
        "ask for () -> \(result), or for SendableProvider<\(result)> in another isolation, and bind \(result)")
    }
    guard shape == .constant, TypeName.function(key.fullName) != nil else { return nil }
    return DiagnosticSuggestion(
      "where it is to make something of an argument, ask for a Factory, and bind that",
      code: "binder.bindFactory(...).with(...).to(factory: ...)")
  }

  /// How to bind the key.
  private var bindingHelp: DiagnosticSuggestion? {
    if let bound = nearMisses.first(where: { $0.kind == .conformedTo || $0.kind == .superclass })?.bound {
      return DiagnosticSuggestion(
        "ask for \(bound) if that is bound to \(key): a binding of \(key) itself would make another one")
    }
    switch shape {
    // For a protocol the line is only as good as the implementation that it names.
    case .existential where nearMisses.contains { $0.kind == .conforming && $0.suggestsLine }: return nil
    case .assisted:
      return DiagnosticSuggestion(
        "bind \(requests[0].requiredFor) with bindFactory, which alone hands out \(key), for example",
        code: "binder.bindFactory(\(requests[0].requiredFor.metatype)).with(...).to(factory: ...)")
    default:
      let introduction: DiagnosticText = "bind it in \(component), for example"
      return completeBinding.map { DiagnosticSuggestion(introduction, fix: $0, in: statementPlace) }
        ?? DiagnosticSuggestion(introduction, code: exampleBinding)
    }
  }

  /// A statement that binds the key, where nothing is left to say.
  private var completeBinding: DiagnosticText? {
    switch shape {
    case _ where step != nil: step.map { "binder.\($0.name)(\($0.argument.metatype))" }
    case .value, .object: hasOneInitializer ? "binder.bind(\(key.metatype)).to(factory: \(key).init)" : nil
    case .optional(let wrapped): "binder.bindOptional(\(wrapped.metatype))"
    case .componentFactory(let component): "binder.install(dependency: \(component.metatype))"
    default: nil
    }
  }

  /// A statement that would bind the key, with gaps.
  private var exampleBinding: DiagnosticText {
    switch shape {
    // Which initializer is meant, nothing tells.
    case .value, .object: "binder.bind(\(key.metatype)).to { \(key)(...) }"
    case .constant, .closure, .assisted: "binder.bind(\(key.metatype)).to(value: ...)"
    case .existential: "binder.bind(\(key.metatype)).to { $0 as ... }"
    case .tagged(let tag, let element):
      "binder.bind(\(element?.metatype ?? "...")).tagged(with: \(tag.metatype)).to(value: ...)"
    case .array(let element): "binder.bind(\(element.metatype)).intoCollection().to(value: ...)"
    case .set(let element): "binder.bind(\(element.metatype)).intoSet().to(value: ...)"
    case .dictionary(_, let value): "binder.bind(\(value.metatype)).intoDictionary(key: ...).to(value: ...)"
    case .assistedFactory(let tag, _, let product):
      "binder.bindFactory(\(product?.metatype ?? "...")).with(\(tag.metatype)).to(factory: ...)"
    case .propertyInjector(let target): "binder.bindPropertyInjectionOf(\(target.metatype)).to(injector: ...)"
    case .unknown, .optional, .componentFactory: "binder.bind(\(key.metatype)).to(factory: ...)"
    }
  }
}

extension UnfinishedBinding {
  /// Where it is: there, or else in which line and between which others it ran. It may stand in a function of its own.
  fileprivate var notes: [DiagnosticStep] {
    if let location {
      return [DiagnosticStep("a binding of \(type) is started here, and never finished", at: location)]
    }
    let neighbours = [
      previous.map { DiagnosticStep("it comes behind this binding", at: $0) },
      next.map { DiagnosticStep("it comes before this binding", at: $0) },
    ]
    let line: DiagnosticText = line.map { ", in line \($0) of its file," } ?? ""
    return [.elsewhere("a binding of \(type) is started in \(module)\(line) and never finished")]
      + neighbours.compactMap { $0 }
  }
}

extension RootPath.Link {
  /// The link in words: `App root`, `SessionStore`.
  var text: DiagnosticText {
    rootOf.map { "\($0) root" } ?? DiagnosticText(type)
  }
}
