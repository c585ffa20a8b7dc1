extension NearMiss {
  /// The near miss in words.
  /// - Parameters:
  ///   - key: the type that was asked for.
  ///   - shape: what that type is made of.
  func suggestion(for key: TypeReference, shape: TypeShape) -> DiagnosticSuggestion {
    DiagnosticSuggestion("\(explanation(for: key)), bound", at: location, code: code(for: key, shape: shape))
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
    case .wrapped: "\(bound), which is not the same as \(key)"
    case .element: "\(bound), the element"
    case .otherCollection: "\(bound), another collection of the same elements"
    case .unwrapped: "\(bound), which \(key) is made from"
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
    case .withoutTag(let tag): "binder.bind(\(bound).self).tagged(with: \(tag).self).to { $0 as \(bound) }"
    case .inModule(let module, _, _): "binder.include(module: \(module).self)"
    case .element(.array): "binder.bind(\(bound).self).intoCollection().to { $0 as \(bound) }"
    case .element(.set): "binder.bind(\(bound).self).intoSet().to { $0 as \(bound) }"
    case .element(.dictionary): "binder.bind(\(bound).self).intoDictionary(key: ...).to { $0 as \(bound) }"
    case .conforming, .subclass, .namedLikeImplementation: "binder.bind(\(key).self).to { $0 as \(bound) }"
    case .underTag, .underOtherTag, .outOfSight, .wrapped, .element, .otherCollection, .unwrapped, .conformedTo,
      .superclass, .sameName, .similarName:
      nil
    }
  }
}
