#if DEBUG || DetailedReports
  /// Finds bindings that requests for missing keys probably intended.
  ///
  /// - Complexity: O(bindings) for each missing key, with a small constant: most names are excluded by their letters, and
  ///   after a number of types whose names do not match, conformances are no longer looked up. The outcome of including a
  ///   module is computed once for all keys.
  struct NearMissFinder {
    /// A request for a missing key.
    struct Request {
      let key: Key
      let type: TypeReference
      let shape: TypeShape
      let name: SpelledName
      /// The components whose bindings are visible to any of the requests.
      let visible: Set<ComponentNode.ID>
      /// The offers of these components.
      let offers: VisibleOffers
      /// The private ones that the requests cannot access.
      let inaccessibleOffers: Set<Int>
      /// The innermost common ancestor of the requesting components.
      let common: ComponentNode.ID
      /// That component and its ancestors.
      let visibleToAll: Set<ComponentNode.ID>
    }

    let graph: LinkedGraph
    let advisor: any TypeAdvisor
    let offers: [Offer]
    let offersOfKey: [Key: [Int]]
    /// The tagged, optional and collection offers, by the type that they wrap.
    let offersOfWrapped: [TypeReference: [Int]]
    /// The tagged offers, by their tags.
    let offersOfTag: [TypeReference: [Int]]
    let offersOfType: [TypeReference: [Int]]
    /// The assisted factories, by their products.
    let offersOfProduct: [TypeReference: [Int]]
    /// The offers of private bindings.
    let privateOffers: [Int]
    let visibleOffers: VisibleOffers.Cache
    let missingTypes: Set<TypeReference>
    let memory = ModuleMemory()

    init(in graph: LinkedGraph, advisor: any TypeAdvisor) {
      self.graph = graph
      self.advisor = advisor
      offers = Self.offers(of: graph, advisor: advisor)
      var offersOfKey: [Key: [Int]] = [:]
      var offersOfWrapped: [TypeReference: [Int]] = [:]
      var offersOfTag: [TypeReference: [Int]] = [:]
      var offersOfType: [TypeReference: [Int]] = [:]
      var offersOfProduct: [TypeReference: [Int]] = [:]
      var offersOfComponent: [[Int]] = Array(repeating: [], count: graph.components.count)
      for (index, offer) in offers.enumerated() {
        offersOfKey[offer.key, default: []].append(index)
        if let wrapped = offer.shape.wrapped { offersOfWrapped[wrapped, default: []].append(index) }
        if case .tagged(let tag, _) = offer.shape { offersOfTag[tag, default: []].append(index) }
        offersOfType[offer.type, default: []].append(index)
        if case .assistedFactory(_, _, let product?) = offer.shape {
          offersOfProduct[product, default: []].append(index)
        }
        offersOfComponent[offer.component].append(index)
      }
      self.offersOfKey = offersOfKey
      self.offersOfWrapped = offersOfWrapped
      self.offersOfTag = offersOfTag
      self.offersOfType = offersOfType
      self.offersOfProduct = offersOfProduct
      privateOffers = offers.enumerated().filter { $0.element.visibility != nil }.map(\.offset)
      visibleOffers = VisibleOffers.Cache(offers: offers, ofComponent: offersOfComponent)
      missingTypes = Set(graph.missing.map { graph.type(of: graph.base(of: $0.requested)) })
    }

    private static func offers(of graph: LinkedGraph, advisor: any TypeAdvisor) -> [Offer] {
      struct Place: Hashable {
        let key: Key
        let module: ModulePath.ID?
      }
      var shapes: [Key: TypeShape] = [:]
      var offers: [Offer] = []
      for (component, node) in graph.components.enumerated() {
        var offerOfPlace: [Place: Int] = [:]
        for index in node.bindings {
          let binding = graph.bindings[index]
          guard binding.binds else { continue }
          let place = Place(
            key: binding.key, module: binding.visibility == .module ? graph.sight(ofBinding: index) : nil)
          if let known = offerOfPlace[place] {
            offers[known].bindings.append(index)
            continue
          }
          offerOfPlace[place] = offers.count
          let type = graph.type(of: binding.key)
          let shape = shapes[binding.key] ?? advisor.shape(of: type)
          shapes[binding.key] = shape
          offers.append(
            Offer(
              key: binding.key, type: type, shape: shape, component: component, visibility: binding.visibility,
              module: place.module, bindings: [index], name: SpelledName(type.name)))
        }
      }
      // The text about a key with two bindings must not depend on the order of statements.
      for index in offers.indices where offers[index].bindings.count > 1 {
        offers[index].bindings = graph.inSourceOrder(offers[index].bindings) { $0 }
      }
      return offers
    }
  }
#endif
