/// Finds bindings that were perhaps meant by requests for something that is not bound.
///
/// - Complexity: O(bindings) for each missing key, with a small constant: most names are sorted out by their letters.
struct NearMissFinder {
  private static let maximumCount = 5

  let graph: LinkedGraph
  let advisor: any TypeAdvisor
  let offers: [Offer]
  let offersOfKey: [Key: [Int]]
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
    var shapes: [Key: TypeShape] = [:]
    var offers: [Offer] = []
    for (component, node) in graph.components.enumerated() {
      var offerOfKey: [Key: Int] = [:]
      for index in node.bindings {
        let binding = graph.bindings[index]
        guard binding.kind != .optionalDeclaration else { continue }
        if let known = offerOfKey[binding.key] {
          offers[known].bindings.append(index)
          continue
        }
        offerOfKey[binding.key] = offers.count
        let type = graph.type(of: binding.key)
        let shape = shapes[binding.key] ?? advisor.shape(of: type)
        shapes[binding.key] = shape
        offers.append(
          Offer(
            key: binding.key, type: type, shape: shape, component: component, bindings: [index],
            name: SpelledName(type.name)))
      }
    }
    // What is said of a key that is bound twice must not depend on which statement runs first.
    for index in offers.indices where offers[index].bindings.count > 1 {
      offers[index].bindings = graph.inSourceOrder(offers[index].bindings) { $0 }
    }
    return offers
  }

  // MARK: Search

  /// The near misses of a key, best first, five at most.
  /// - Parameters:
  ///   - key: the missing key.
  ///   - requirements: those for the key.
  ///   - common: the innermost component that all who ask see.
  /// - Returns: besides, the modules that bind the key and that the component could include.
  func search(
    for key: Key, of requirements: [LinkedGraph.MissingRequirement], common: ComponentNode.ID
  ) -> (nearMisses: [NearMiss], providers: [MissingBinding.Provider]) {
    let components = Set(requirements.map { graph.component(ofBinding: $0.binding) })
    let request = request(for: key, in: components, common: common)
    let trial = RepairTrial(in: graph, of: requirements)
    let idle = advisor.modules(binding: request.type).filter { isIdle($0.module, for: request) }
    let nearMisses = nearMisses(of: request, trial: trial, idle: idle)
    return (nearMisses, providers(for: request, trial: trial) + idle.map { .init(module: $0.module, owner: nil) })
  }

  private func request(
    for key: Key, in components: Set<ComponentNode.ID>, common: ComponentNode.ID
  ) -> Request {
    let type = graph.type(of: key)
    return Request(
      key: key, type: type, shape: advisor.shape(of: type), name: SpelledName(type.name),
      visible: Set(components.flatMap { graph.lineage(of: $0) }), common: common)
  }

  /// - Parameter trial: `nil` for an override, which has no place of its own to bind anything.
  private func nearMisses(of request: Request, trial: RepairTrial?, idle: [ModuleBinding] = []) -> [NearMiss] {
    var found: [Int: NearMiss] = [:]
    func add(_ kind: NearMiss.Kind, _ offer: Int, _ binding: Int) {
      if let known = found[offer], known.kind.rank <= kind.rank { return }
      found[offer] = NearMiss(
        kind: kind, bound: offers[offer].type, location: graph.bindings[binding].location)
    }
    func add(_ kind: NearMiss.Kind, _ offer: Int) { add(kind, offer, offers[offer].bindings[0]) }
    addRelatives(of: request, add)
    addAssistedFactories(of: request, add)
    addImplementations(of: request, add)
    addSimilarNames(of: request, add)
    guard let trial else {
      addGeneralizations(of: request, add)
      return best(found.sorted { $0.key < $1.key }) { _, _ in true }
    }
    for offer in offersOfKey[request.key] ?? [] {
      for binding in offers[offer].bindings {
        add(outOfSight(binding, of: offers[offer], from: request, trial: trial), offer, binding)
      }
    }
    addProtocols(boundTo: request, add)
    for (number, module) in idle.enumerated() {
      found[-1 - number] = NearMiss(
        kind: .inModule(module.module, of: nil, missingIn: graph.components[request.common].type), bound: request.type,
        location: module.location)
    }
    return best(found.sorted { $0.key < $1.key }) { offer, nearMiss in
      !nearMiss.kind.bindsKeyToBound || !trial.leadsBack(from: offers[offer])
    }
  }

  /// The near misses of an override: other keys, in any component.
  func nearMisses(ofOverride key: Key) -> [NearMiss] {
    let components = graph.components.indices
    return nearMisses(of: request(for: key, in: Set(components), common: components.lowerBound), trial: nil)
  }

  /// What is looked for.
  struct Request {
    let key: Key
    let type: TypeReference
    let shape: TypeShape
    let name: SpelledName
    /// The components whose bindings can be seen where the key is asked for.
    let visible: Set<ComponentNode.ID>
    let common: ComponentNode.ID
  }

  /// The best of what stands a trial. The same statement in two components is one near miss.
  private func best(
    _ nearMisses: [(key: Int, value: NearMiss)], where isCure: @escaping (_ offer: Int, NearMiss) -> Bool
  ) -> [NearMiss] {
    var known: Set<NearMiss> = []
    let inOrder = nearMisses.filter { known.insert($0.value).inserted }.sorted { left, right in
      let (left, right) = (left.value, right.value)
      guard left.kind.rank == right.kind.rank else { return left.kind.rank < right.kind.rank }
      switch (left.location, right.location) {
      case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: return leftPlace < rightPlace
      case (.some, nil): return true
      case (nil, .some): return false
      default: return left.bound.qualifiedName < right.bound.qualifiedName
      }
    }
    return Array(inOrder.lazy.filter { isCure($0.key, $0.value) }.map(\.value).prefix(Self.maximumCount))
  }

  // MARK: Kinds

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

  /// The protocols that are bound, perhaps to the very type that is asked for: what their bindings make is not known.
  private func addProtocols(boundTo request: Request, _ add: (NearMiss.Kind, Int) -> Void) {
    guard request.shape == .object || request.shape == .value else { return }
    forEachVisibleOffer(of: request) { index in
      guard offers[index].shape == .existential, advisor.isKind(request.type, of: offers[index].type) == true,
        offers[index].bindings.contains(where: { canMake(request, by: $0, of: offers[index]) })
      else { return }
      add(.conformedTo, index)
    }
  }

  /// Whether what a protocol is bound to may be the type: its binding neither asks for that nor for what else conforms.
  private func canMake(_ request: Request, by binding: Int, of offer: Offer) -> Bool {
    graph.bindings[binding].contribution == nil
      && !graph.requirements[graph.bindings[binding].requirements].contains { requirement in
        let key = graph.base(of: requirement)
        return key == request.key || advisor.isKind(graph.type(of: key), of: offer.type) == true
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
