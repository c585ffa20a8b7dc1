#if DEBUG || DetailedReports
  /// The kinds of similarity between bindings and a request.
  extension NearMissFinder {
    /// Similar offers, each with its kind. One offer may have several.
    // A list instead of a closure that receives each candidate, because the compiler would copy the body of the closure
    // into each kind of search.
    struct Candidates {
      private(set) var all: [(kind: NearMiss.Kind, offer: Int)] = []

      @inline(never)
      mutating func add(_ kind: NearMiss.Kind, _ offer: Int) {
        all.append((kind, offer))
      }
    }

    private func isSeen(_ offer: Int, by request: Request) -> Bool {
      request.visible.contains(offers[offer].component)
    }

    /// Adds the same type under a tag, in a collection and so on, and the other way round.
    func addRelatives(of request: Request, to candidates: inout Candidates) {
      for index in offersOfTag[request.type] ?? [] where isSeen(index, by: request) {
        candidates.add(.tagged, index)
      }
      for index in offersOfWrapped[request.type] ?? [] where isSeen(index, by: request) {
        if case .tagged = offers[index].shape {
          candidates.add(.underTag, index)
        } else {
          candidates.add(.wrapped, index)
        }
      }
      guard let wrapped = request.shape.wrapped else { return }
      for index in offersOfType[wrapped] ?? [] where isSeen(index, by: request) {
        switch request.shape {
        case .tagged(let tag, _): candidates.add(.withoutTag(tag: tag), index)
        case .optional: candidates.add(.wrapped, index)
        case .closure: candidates.add(.result, index)
        default: candidates.add(.element(of: request.shape), index)
        }
      }
      for index in offersOfWrapped[wrapped] ?? [] {
        let offer = offers[index]
        guard offer.key != request.key, isSeen(index, by: request) else { continue }
        switch (request.shape, offer.shape) {
        case (.tagged, .tagged): candidates.add(.underOtherTag, index)
        case (_, let shape) where request.shape.isCollection && shape.isCollection:
          candidates.add(.otherCollection, index)
        default: break
        }
      }
      addCollections(ofKindsOf: wrapped, for: request, to: &candidates)
    }

    private func addCollections(ofKindsOf wanted: TypeReference, for request: Request, to candidates: inout Candidates)
    {
      guard request.shape.isCollection else { return }
      let isClass = advisor.shape(of: wanted) == .object
      guard isClass || advisor.shape(of: wanted) == .existential else { return }
      for index in request.offers.collections {
        guard let element = offers[index].shape.wrapped, element != wanted,
          advisor.isKind(element, of: wanted) == true
        else { continue }
        candidates.add(.otherElements(of: wanted, isClass: isClass), index)
      }
    }

    /// Adds the assisted factories of the type; for a function with parameters, those with its parameters and its result.
    func addAssistedFactories(of request: Request, to candidates: inout Candidates) {
      for index in offersOfProduct[request.type] ?? [] where isSeen(index, by: request) {
        guard case .assistedFactory(_, let seed?, _) = offers[index].shape else { continue }
        candidates.add(.factoryOfProduct(from: seed), index)
      }
      if case .assistedFactory(_, _, let wanted?) = request.shape {
        for index in offersOfProduct[wanted] ?? [] where isSeen(index, by: request) {
          guard case .assistedFactory(_, let seed?, _) = offers[index].shape else { continue }
          candidates.add(.otherFactory(of: wanted, from: seed), index)
        }
      }
      guard request.shape == .constant, let function = TypeName.function(request.type.fullName) else { return }
      let plainName = TypeName.withoutAttributes(request.type.fullName)
      for index in request.offers.all {
        if offers[index].key != request.key, TypeName.withoutAttributes(offers[index].type.fullName) == plainName {
          candidates.add(.otherAttributes, index)
        }
        guard case .assistedFactory(_, let seed, let product?) = offers[index].shape,
          product.fullName == function.result, seed.map({ function.takes($0.fullName) }) ?? true
        else { continue }
        candidates.add(.assistedFactory(of: product), index)
      }
    }

    /// Adds property injectors of superclasses.
    func addPropertyInjectors(of request: Request, to candidates: inout Candidates) {
      guard case .propertyInjector(let target) = request.shape else { return }
      for index in request.offers.all {
        guard case .propertyInjector(let general) = offers[index].shape, general != target,
          advisor.isKind(target, of: general) == true
        else { continue }
        candidates.add(.injectorOfSuperclass(general, of: target), index)
      }
    }

    /// Adds types that could serve a request for a protocol or a class. Types with a matching name come first, because
    /// not every conformance can be looked up.
    func addImplementations(of request: Request, to candidates: inout Candidates) {
      guard request.shape.mayBeObject else { return }
      let name = ImplementationName(of: request.name.text)
      let suggested = request.offers.declared(containing: name.letters).filter {
        name.isSuggested(by: offers[$0].name.text)
      }
      let kind: NearMiss.Kind = request.shape == .existential ? .conforming : .subclass
      for index in suggested {
        switch advisor.isKind(offers[index].type, of: request.type) {
        case true?: candidates.add(kind, index)
        case nil: candidates.add(.namedLikeImplementation, index)
        case false?: break
        }
      }
      let isOpen = advisor.isKind(request.type, of: request.type) == nil
      guard !isOpen, visibleOffers.allowsComparisons(request.offers.declared.count) else { return }
      let known = Set(suggested)
      for index in request.offers.declared
      where !known.contains(index) && advisor.isKind(offers[index].type, of: request.type) == true {
        candidates.add(kind, index)
      }
    }

    /// Adds the bound protocols and superclasses of a type, which the graph may bind instead of the type of a fake.
    func addGeneralizations(of request: Request, to candidates: inout Candidates) {
      guard request.shape == .object || request.shape == .value else { return }
      for (index, offer) in offers.enumerated() where offer.key != request.key {
        guard offer.shape == .existential || offer.shape == .object && request.shape == .object else { continue }
        guard let isKind = advisor.isKind(request.type, of: offer.type) else { continue }
        if isKind { candidates.add(offer.shape == .existential ? .conformedTo : .superclass, index) }
      }
    }

    /// Adds the bound protocols and superclasses, with or without a tag, whose bindings may create the requested type:
    /// their actual type is unknown.
    func addGeneralizations(boundTo request: Request, to candidates: inout Candidates) {
      guard request.shape == .object || request.shape == .value,
        visibleOffers.allowsComparisons(request.offers.general.count)
      else { return }
      for index in request.offers.general {
        guard let general = generalization(of: request, boundBy: offers[index]),
          advisor.isKind(request.type, of: general.type) == true,
          offers[index].bindings.contains(where: { canMake(request, by: $0, as: general.type) })
        else { continue }
        candidates.add(general.isClass ? .superclass : .conformedTo, index)
      }
    }

    /// Returns the protocol or class of an offer, possibly behind a tag, that the requested type could conform to or
    /// inherit from.
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

    /// Whether a binding of a general type may create the requested type: it depends neither on that type nor on another
    /// one that conforms to or inherits from the general type.
    private func canMake(_ request: Request, by binding: Int, as general: TypeReference) -> Bool {
      graph.bindings[binding].contribution == nil
        && !graph.requirements[graph.bindings[binding].requirements].contains { requirement in
          let key = graph.base(of: requirement)
          return key == request.key || advisor.isKind(graph.type(of: key), of: general) == true
        }
    }

    func addSimilarNames(of request: Request, to candidates: inout Candidates) {
      for index in request.offers.all(perhapsLike: request.name) {
        guard let distance = request.name.distance(to: offers[index].name), offers[index].key != request.key else {
          continue
        }
        candidates.add(
          offers[index].name.text == request.name.text ? .sameName : .similarName(distance: distance), index)
      }
    }
  }
#endif
