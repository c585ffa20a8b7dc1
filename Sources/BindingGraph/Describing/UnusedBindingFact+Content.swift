extension UnusedBindingFact {
  private static let shownDependents = 5

  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(
      key,
      isDecorator
        ? "is decorated but never used there"
        : installed == nil ? "is bound but never used" : "is installed but its factory is never used")
    content.steps = sites.map(\.step)
    if !dependents.isEmpty {
      var text = DiagnosticText(dependents.prefix(Self.shownDependents).map { DiagnosticText($0) }, separator: ", ")
      if dependents.count > Self.shownDependents {
        text = "\(text) and \(dependents.count - Self.shownDependents) more"
      }
      content.notes = [DiagnosticStep("its dependencies are not used either: \(text)")]
    }
    content.nearMisses = nearCollections.map(\.suggestion)
    content.help = [
      DiagnosticSuggestion(
        installed.map { "inject \(key), or do not install \($0)" } ?? "inject it, or remove the \(statement)"),
      DiagnosticSuggestion(
        "if intended, suppress the warning next to the \(statement)",
        fix: "binder.accept(.unusedBinding, for: \(key.metatype))", in: statementPlace),
    ]
    return content
  }

  private var statement: String { isDecorator ? "decorator" : installed == nil ? "binding" : "installation" }
}

extension UnusedBindingFact.Collection {
  /// The statement to contribute with instead.
  fileprivate var suggestion: DiagnosticSuggestion {
    DiagnosticSuggestion("\(type), which is injected: contribute to it instead", code: statement)
  }

  private var statement: DiagnosticText? {
    switch shape {
    case .array(let element): "binder.bind(\(element.metatype)).intoCollection().to(factory: ...)"
    case .set(let element): "binder.bind(\(element.metatype)).intoSet().to(factory: ...)"
    case .dictionary(let key, let value):
      "binder.bind(\(value.metatype)).intoDictionary(key: ... as \(key.argument)).to(factory: ...)"
    default: nil
    }
  }
}
