/// The ways in which what is bound can come near to what is asked for. Each calls a function with the kind, and the
/// position of the offer.
extension NearMissFinder {
  /// The same type under a tag, in a collection and so on, and the other way round.
  func addRelatives(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    for index in offersOfWrapped[request.type] ?? [] where request.visible.contains(offers[index].component) {
      if case .tagged = offers[index].shape { add(.underTag, index) } else { add(.wrapped, index) }
    }
    guard let wrapped = request.shape.wrapped else { return }
    for index in offersOfType[wrapped] ?? [] where request.visible.contains(offers[index].component) {
      switch request.shape {
      case .tagged(let tag, _): add(.withoutTag(tag: tag), index)
      case .optional: add(.wrapped, index)
      case .closure: add(.result, index)
      default: add(.element(of: request.shape), index)
      }
    }
    for index in offersOfWrapped[wrapped] ?? [] {
      let offer = offers[index]
      guard offer.key != request.key, request.visible.contains(offer.component) else { continue }
      switch (request.shape, offer.shape) {
      case (.tagged, .tagged): add(.underOtherTag, index)
      case (_, let shape) where request.shape.isCollection && shape.isCollection: add(.otherCollection, index)
      default: break
      }
    }
  }

  /// For a function with parameters, the factories that take these and make what it returns.
  func addAssistedFactories(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    guard request.shape == .constant, let function = TypeName.function(request.type.fullName) else { return }
    forEachVisibleOffer(of: request) { index in
      guard case .assistedFactory(_, let seed, let product?) = offers[index].shape,
        product.fullName == function.result, seed.map({ function.takes($0.fullName) }) ?? true
      else { return }
      add(.assistedFactory(of: product), index)
    }
  }

  /// Types that could stand where a protocol or a class is asked for. Those that are named so come first, because not
  /// every conformance can be looked up.
  func addImplementations(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    let isOpen = advisor.isKind(request.type, of: request.type) == nil
    guard request.shape.mayBeObject else { return }
    let name = ImplementationName(of: request.name.text)
    var others: [Int] = []
    forEachVisibleOffer(of: request) { index in
      guard offers[index].shape.isDeclared else { return }
      let hasLetters = name.letters & ~letters[index] == 0
      guard hasLetters, name.isSuggested(by: offers[index].name.text) else { return others.append(index) }
      switch advisor.isKind(offers[index].type, of: request.type) {
      case true?: add(request.shape == .existential ? .conforming : .subclass, index)
      case nil: add(.namedLikeImplementation, index)
      case false?: break
      }
    }
    guard !isOpen else { return }
    for index in others where advisor.isKind(offers[index].type, of: request.type) == true {
      add(request.shape == .existential ? .conforming : .subclass, index)
    }
  }

  /// What the graph binds in place of a type that a fake is of: its protocols and superclasses.
  func addGeneralizations(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    guard request.shape == .object || request.shape == .value else { return }
    for (index, offer) in offers.enumerated() where offer.key != request.key {
      guard offer.shape == .existential || offer.shape == .object && request.shape == .object else { continue }
      guard let isKind = advisor.isKind(request.type, of: offer.type) else { continue }
      if isKind { add(offer.shape == .existential ? .conformedTo : .superclass, index) }
    }
  }

  /// The protocols and superclasses that are bound, with or without a tag, perhaps to the very type that is asked for:
  /// what their bindings make is not known.
  func addGeneralizations(boundTo request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    guard request.shape == .object || request.shape == .value else { return }
    forEachVisibleOffer(of: request) { index in
      guard let general = generalization(of: request, boundBy: offers[index]),
        advisor.isKind(request.type, of: general.type) == true,
        offers[index].bindings.contains(where: { canMake(request, by: $0, as: general.type) })
      else { return }
      add(general.isClass ? .superclass : .conformedTo, index)
    }
  }

  /// What an offer binds that the type could be a kind of.
  private func generalization(of request: Request, boundBy offer: Offer) -> (type: TypeReference, isClass: Bool)? {
    switch offer.shape {
    case .existential: return (offer.type, false)
    case .object where request.shape == .object: return (offer.type, true)
    case .tagged(_, let element?) where element != request.type:
      switch advisor.shape(of: element) {
      case .existential: return (element, false)
      case .object where request.shape == .object: return (element, true)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether what a type is bound to may be another one: its binding neither asks for that nor for what else is a kind of
  /// it.
  private func canMake(_ request: Request, by binding: Int, as general: TypeReference) -> Bool {
    graph.bindings[binding].contribution == nil
      && !graph.requirements[graph.bindings[binding].requirements].contains { requirement in
        let key = graph.base(of: requirement)
        return key == request.key || advisor.isKind(graph.type(of: key), of: general) == true
      }
  }

  func addSimilarNames(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    forEachVisibleOffer(of: request) { index in
      guard request.name.canBeAlike(letters[index]),
        let distance = request.name.distance(to: offers[index].name), offers[index].key != request.key
      else { return }
      add(offers[index].name.text == request.name.text ? .sameName : .similarName(distance: distance), index)
    }
  }

  private func forEachVisibleOffer(of request: Request, _ body: (Int) -> Void) {
    for component in request.visible.sorted() { for index in offersOfComponent[component] { body(index) } }
  }
}
