extension NearMiss {
  /// The near miss in words, for what was asked for.
  func suggestion(for missing: MissingBinding) -> DiagnosticSuggestion {
    let text: DiagnosticText = "\(explanation(for: missing.key)), \(isSeed ? "installed" : "bound")"
    guard let line = line(for: missing.key, shape: missing.shape), isWritable(line, for: missing) else {
      return DiagnosticSuggestion(text, at: location)
    }
    return line.isComplete
      ? DiagnosticSuggestion(text, at: location, fix: line.code, in: place(for: missing))
      : DiagnosticSuggestion(text, at: location, code: line.code)
  }

  private var isSeed: Bool {
    if case .seed = kind { true } else { false }
  }

  /// How the bound type differs from the one that was asked for.
  func explanation(for key: TypeReference) -> DiagnosticText {
    switch kind {
    case .underTag: "\(bound), the same type under a tag"
    case .withoutTag: "\(bound), the same type without the tag"
    case .underOtherTag: "\(bound), the same type under another tag"
    case .inModule(let module, let owner, let asker):
      "\(bound) in \(module), which \(DiagnosticText.inclusion(in: owner, not: asker))"
    case .outOfSight(let owner, let asker, let common) where asker == common:
      "\(bound) in \(owner), out of sight of \(asker) (move the binding to \(common))"
    case .outOfSight(let owner, let asker, let common):
      "\(bound) in \(owner), out of sight of \(asker) (move the binding to \(common), which holds both)"
    case .root(let owner, let factory?): "\(bound), the root of \(owner), which \(factory) builds"
    case .root(let owner, nil): "\(bound), the root of \(owner), out of sight"
    case .seed(let owner): "\(bound), the seed of \(owner), out of sight"
    case .wrapped: "\(bound), which is not the same as \(key)"
    case .result:
      "\(bound), of which () -> \(bound) is what can be asked for, or SendableProvider<\(bound)> in another isolation"
    case .assistedFactory(let product): "\(bound), which makes a \(product) from an argument and can be asked for"
    case .element: "\(bound), the element"
    case .otherCollection: "\(bound), another collection of the same elements"
    case .conformedTo: "\(bound), which \(key) conforms to"
    case .superclass: "\(bound), a superclass of \(key)"
    case .conforming: "\(bound), which conforms to \(key)"
    case .subclass: "\(bound), a subclass of \(key)"
    case .namedLikeImplementation: "\(bound), which is named like an implementation"
    case .sameName: "\(bound), another type of that name"
    case .similarName: "\(bound), which is spelled nearly alike"
    }
  }

  /// A statement that mends the problem.
  private struct CodeLine {
    let code: DiagnosticText
    /// Whether nothing is left to say.
    var isComplete = true
  }

  private func line(for key: TypeReference, shape: TypeShape) -> CodeLine? {
    switch kind {
    case .withoutTag(let tag):
      CodeLine(code: "binder.bind(\(bound.metatype)).tagged(with: \(tag.metatype)).to { $0 as \(bound) }")
    case .inModule(let module, _, _): CodeLine(code: "binder.include(module: \(module.metatype))")
    case .element(.array): CodeLine(code: "binder.bind(\(bound.metatype)).intoCollection().to { $0 as \(bound) }")
    case .element(.set): CodeLine(code: "binder.bind(\(bound.metatype)).intoSet().to { $0 as \(bound) }")
    case .element(.dictionary):
      CodeLine(
        code: "binder.bind(\(bound.metatype)).intoDictionary(key: ...).to { $0 as \(bound) }", isComplete: false)
    case .conforming, .subclass: CodeLine(code: "binder.bind(\(key.metatype)).to { $0 as \(bound) }")
    // Whether it conforms is not known.
    case .namedLikeImplementation:
      CodeLine(code: "binder.bind(\(key.metatype)).to { $0 as \(bound) }", isComplete: false)
    case .underTag, .underOtherTag, .outOfSight, .root, .seed, .wrapped, .result, .assistedFactory, .element,
      .otherCollection, .conformedTo, .superclass, .sameName, .similarName:
      nil
    }
  }

  /// Whether there is a file in which all types of the line can be written. A private type can be written where it was
  /// bound or asked for.
  private func isWritable(_ line: CodeLine, for missing: MissingBinding) -> Bool {
    guard location?.file != missing.location?.file else { return true }
    if case .inModule(let module, _, _) = kind { return !module.isPrivate }
    return !missing.key.isPrivate || !bound.isPrivate
  }

  /// Where the line belongs, as far as it can be written there.
  private func place(for missing: MissingBinding) -> StatementPlace? {
    if case .inModule = kind { return missing.componentPlace }
    return bound.isPrivate && location?.file != missing.location?.file ? nil : missing.statementPlace
  }
}

extension DiagnosticText {
  /// Where a module is included, and where it is not.
  static func inclusion(in owner: TypeReference?, not asker: TypeReference) -> DiagnosticText {
    owner.map { "\($0) includes and \(asker) does not" } ?? "no component includes"
  }
}
