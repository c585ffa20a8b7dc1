extension NearMiss {
  /// The near miss in words.
  /// - Parameters:
  ///   - key: the type that was asked for.
  ///   - shape: what that type is made of.
  func suggestion(for key: TypeReference, shape: TypeShape) -> DiagnosticSuggestion {
    DiagnosticSuggestion(
      "\(explanation(for: key)), \(isSeed ? "installed" : "bound")", at: location, code: code(for: key, shape: shape))
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
      "\(bound) in \(module), which \(owner) includes and \(asker) does not"
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

  private func code(for key: TypeReference, shape: TypeShape) -> DiagnosticText? {
    switch kind {
    case .withoutTag(let tag):
      "binder.bind(\(bound.metatype)).tagged(with: \(tag.metatype)).to { $0 as \(bound) }"
    case .inModule(let module, _, _): "binder.include(module: \(module.metatype))"
    case .element(.array): "binder.bind(\(bound.metatype)).intoCollection().to { $0 as \(bound) }"
    case .element(.set): "binder.bind(\(bound.metatype)).intoSet().to { $0 as \(bound) }"
    case .element(.dictionary): "binder.bind(\(bound.metatype)).intoDictionary(key: ...).to { $0 as \(bound) }"
    case .conforming, .subclass, .namedLikeImplementation: "binder.bind(\(key.metatype)).to { $0 as \(bound) }"
    case .underTag, .underOtherTag, .outOfSight, .root, .seed, .wrapped, .result, .assistedFactory, .element,
      .otherCollection, .conformedTo, .superclass, .sameName, .similarName:
      nil
    }
  }
}
