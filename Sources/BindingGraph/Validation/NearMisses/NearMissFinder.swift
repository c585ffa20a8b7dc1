/// Finds bindings that were perhaps meant by requests for something that is not bound.
///
/// - Complexity: O(bindings) for each missing key, with a small constant: most names are sorted out by their letters.
struct NearMissFinder {
  private static let maximumCount = 5

  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor
  private let offers: [Offer]
  private let offersOfKey: [Key: [Int]]
  /// The offers that are tagged, optional or collections, by the type behind.
  private let offersOfWrapped: [TypeReference: [Int]]
  private let offersOfType: [TypeReference: [Int]]
  private let offersOfComponent: [[Int]]
  /// `SpelledName.letters` of each offer, side by side.
  private let letters: [UInt64]

  init(in graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.graph = graph
    self.advisor = advisor
    offers = Self.offers(of: graph, advisor: advisor)
    var offersOfKey: [Key: [Int]] = [:]
    var offersOfWrapped: [TypeReference: [Int]] = [:]
    var offersOfType: [TypeReference: [Int]] = [:]
    var offersOfComponent: [[Int]] = Array(repeating: [], count: graph.components.count)
    for (index, offer) in offers.enumerated() {
      offersOfKey[offer.key, default: []].append(index)
      if let wrapped = offer.shape.wrapped { offersOfWrapped[wrapped, default: []].append(index) }
      offersOfType[offer.type, default: []].append(index)
      offersOfComponent[offer.component].append(index)
    }
    self.offersOfKey = offersOfKey
    self.offersOfWrapped = offersOfWrapped
    self.offersOfType = offersOfType
    self.offersOfComponent = offersOfComponent
    letters = offers.map(\.name.letters)
  }

  private static func offers(of graph: LinkedGraph, advisor: any TypeAdvisor) -> [Offer] {
    struct Known: Hashable {
      let key: Key
      let component: ComponentNode.ID
    }
    var known: Set<Known> = []
    var shapes: [Key: TypeShape] = [:]
    var offers: [Offer] = []
    for (component, node) in graph.components.enumerated() {
      for index in node.bindings {
        let binding = graph.bindings[index]
        guard binding.kind != .optionalDeclaration,
          known.insert(Known(key: binding.key, component: component)).inserted
        else { continue }
        let type = graph.type(of: binding.key)
        let shape = shapes[binding.key] ?? advisor.shape(of: type)
        shapes[binding.key] = shape
        offers.append(
          Offer(
            key: binding.key, type: type, shape: shape, component: component, binding: index,
            name: SpelledName(type.name)))
      }
    }
    return offers
  }

  // MARK: Search

  /// The near misses of a key, best first, five at most.
  /// - Parameters:
  ///   - key: the missing key.
  ///   - components: where it is asked for.
  ///   - common: the innermost component that all of these see.
  func nearMisses(of key: Key, askedForIn components: Set<ComponentNode.ID>, common: ComponentNode.ID) -> [NearMiss] {
    nearMisses(of: key, askedForIn: components, common: common, isOverride: false)
  }

  private func nearMisses(
    of key: Key, askedForIn components: Set<ComponentNode.ID>, common: ComponentNode.ID, isOverride: Bool
  ) -> [NearMiss] {
    let type = graph.type(of: key)
    let request = Request(
      key: key, type: type, shape: advisor.shape(of: type), name: SpelledName(type.name),
      visible: Set(components.flatMap { graph.lineage(of: $0) }), common: common)
    var found: [Int: NearMiss] = [:]
    func add(_ kind: NearMiss.Kind, _ offer: Int) {
      if let known = found[offer], known.kind.rank <= kind.rank { return }
      found[offer] = NearMiss(
        kind: kind, bound: offers[offer].type, location: graph.bindings[offers[offer].binding].location)
    }
    for offer in offersOfKey[key] ?? [] { add(outOfSight(offers[offer], of: request), offer) }
    addRelatives(of: request, add)
    addAssistedFactories(of: request, add)
    addImplementations(of: request, add)
    if isOverride { addGeneralizations(of: request, add) }
    addSimilarNames(of: request, add)
    return Self.best(found.sorted { $0.key < $1.key }.map(\.value))
  }

  /// The near misses of an override: other keys, in any component.
  func nearMisses(ofOverride key: Key) -> [NearMiss] {
    let components = graph.components.indices
    return nearMisses(
      of: key, askedForIn: Set(components), common: components.lowerBound, isOverride: true
    ).filter {
      switch $0.kind {
      case .inModule, .outOfSight, .root, .seed: false
      default: true
      }
    }
  }

  /// What is looked for.
  private struct Request {
    let key: Key
    let type: TypeReference
    let shape: TypeShape
    let name: SpelledName
    /// The components whose bindings can be seen where the key is asked for.
    let visible: Set<ComponentNode.ID>
    let common: ComponentNode.ID
  }

  /// The same statement in two components is one near miss.
  private static func best(_ nearMisses: [NearMiss]) -> [NearMiss] {
    var known: Set<NearMiss> = []
    let distinct = nearMisses.filter { known.insert($0).inserted }
    let inOrder = distinct.sorted { left, right in
      guard left.kind.rank == right.kind.rank else { return left.kind.rank < right.kind.rank }
      switch (left.location, right.location) {
      case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: return leftPlace < rightPlace
      case (.some, nil): return true
      case (nil, .some): return false
      default: return left.bound.qualifiedName < right.bound.qualifiedName
      }
    }
    return Array(inOrder.prefix(maximumCount))
  }

  // MARK: Kinds

  private func outOfSight(_ offer: Offer, of request: Request) -> NearMiss.Kind {
    let owner = graph.components[offer.component]
    let asker = graph.components[request.common]
    let binding = graph.bindings[offer.binding]
    if binding.isRoot { return .root(of: owner.type, factory: factory(of: owner, seenBy: request)) }
    if binding.kind == .seed { return .seed(of: owner.type) }
    let module = graph.modulePaths[binding.module]
    if module.parent != nil, advisor.canInclude(module.type, in: asker.scope) {
      return .inModule(module.type, of: owner.type, missingIn: asker.type)
    }
    let common = graph.commonAncestor(of: request.common, offer.component)
    return .outOfSight(in: owner.type, of: asker.type, common: graph.components[common].type)
  }

  /// The factory of a component, where it can be seen.
  private func factory(of component: ComponentNode, seenBy request: Request) -> TypeReference? {
    guard let binding = component.factoryBinding, let parent = component.parent, request.visible.contains(parent) else {
      return nil
    }
    return graph.type(of: graph.bindings[binding].key)
  }

  /// The same type under a tag, in a collection and so on, and the other way round.
  private func addRelatives(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
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

  /// For a function with parameters, the factories that make what it returns.
  private func addAssistedFactories(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    guard request.shape == .constant, let result = TypeName.resultOfFunction(request.type.fullName) else { return }
    forEachVisibleOffer(of: request) { index in
      guard case .assistedFactory(_, let product?) = offers[index].shape, product.fullName == result else { return }
      add(.assistedFactory(of: product), index)
    }
  }

  /// Types that could stand where a protocol or a class is asked for. Those that are named so come first, because not
  /// every conformance can be looked up.
  private func addImplementations(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
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
  private func addGeneralizations(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    guard request.shape == .object || request.shape == .value else { return }
    for (index, offer) in offers.enumerated() where offer.key != request.key {
      guard offer.shape == .existential || offer.shape == .object && request.shape == .object else { continue }
      guard let isKind = advisor.isKind(request.type, of: offer.type) else { continue }
      if isKind { add(offer.shape == .existential ? .conformedTo : .superclass, index) }
    }
  }

  private func addSimilarNames(of request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
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
