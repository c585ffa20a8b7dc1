import BindingGraph
import Foundation

@testable import GraphDocuments

extension GraphDocument {
  /// The graph of an app with what large apps have besides plain bindings: collections that are needed deep below and whose
  /// elements stand in many modules, seeds, tags, decorators, weak and lazy dependencies.
  static func market(modulesOfEachFeature count: Int = 6) -> GraphDocument {
    var sketch = MarketSketch()
    sketch.build(modulesOfEachFeature: count)
    return sketch.document
  }
}

private struct MarketSketch {
  private static let app = "Market.AppComponent"
  private static let platform = [
    "Core", "Clock", "Storage", "Settings", "Diagnostics", "Network", "Auth", "Catalogue", "Analytics", "Images",
    "Push",
    "Payments",
  ]
  private static let parts = ["Flow", "Forms", "Summary", "History", "Offers", "Help"]
  private static let scopedFeatures = ["Session", "Checkout", "Product"]
  private static let features = ["Onboarding", "Session", "Checkout", "Product", "Chat", "OrderDetail"]
  /// The numbers of the platform's modules whose first binding is an element of each collection, and that of the module which
  /// needs the collection; `nil` is the root.
  private static let collections: [(type: String, elements: [Int], consumer: Int?)] = [
    ("LogSink", [2, 3, 4], 0), ("AnalyticsSink", [2, 5, 10], 8), ("LaunchTask", [2, 4, 6, 7, 8, 10], nil),
  ]

  private var components: [GraphDocument.Component] = []
  private var nodes: [GraphDocument.Node] = []
  private var state: UInt64 = 7

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private func name(_ name: String) -> GraphDocument.TypeName { .init(name: name, qualifiedName: Self.qualified(name)) }

  /// `Swift.Array<Market.LogSink>` of `Array<LogSink>`.
  private static func qualified(_ name: String) -> String {
    guard let (generic, argument) = name.wholeMatch(of: /(\w+)<(.+)>/).map({ ($0.1, $0.2) }) else {
      return "Market.\(name)"
    }
    return "\(generic == "Array" ? "Swift" : "Cleanse").\(generic)<Market.\(argument)>"
  }

  /// - Parameter id: the identifier of a node: its component, its qualified name, and perhaps its number or its role.
  private func need(_ id: String, _ forms: [GraphEdgeForm] = []) -> GraphDocument.Requirement {
    let qualified = id.components(separatedBy: ": ").last?.split(separator: " ").first.map(String.init) ?? id
    let name = qualified.replacing(/(Market|Swift|Cleanse)\./, with: "")
    return GraphDocument.Requirement(
      type: GraphDocument.TypeName(name: name, qualifiedName: qualified), forms: forms, resolution: .bound, target: id)
  }

  @discardableResult private mutating func bind(
    _ type: String, in component: String, _ module: String? = nil, as kind: GraphDocument.Node.Kind = .factory,
    tag: String? = nil, element: Bool = false, suffix: String = "", needs: [GraphDocument.Requirement] = [],
    installs: String? = nil
  ) -> String {
    let id = "\(component): \(Self.qualified(type))\(suffix)"
    nodes.append(
      GraphDocument.Node(
        id: id, component: component, key: name(type), tag: tag.map(name), kind: kind,
        contribution: element ? .init(collection: .array) : nil,
        scope: isShared(type, as: kind) ? scope(of: component) : nil,
        attributes: type == "AppDelegate" ? .root : [], module: module.map { "Market.\($0)Module" }, installs: installs,
        location: module.map { .init(file: "\($0)/\($0)Module.swift", line: nodes.count + 1, column: nil) },
        requirements: needs))
    return id
  }

  private func isShared(_ type: String, as kind: GraphDocument.Node.Kind) -> Bool {
    kind == .factory && ["Service", "Screen", "AppDelegate"].contains(where: type.hasSuffix)
  }

  /// Some features have a scope of their own.
  private func scope(of component: String) -> GraphDocument.TypeName? {
    if component == Self.app { return name("Singleton") }
    return Self.scopedFeatures.first { component.hasSuffix("\($0)Component") }.map { name("\($0)Scope") }
  }

  /// Adds a need to a part of a module of the platform.
  private mutating func addNeed(_ need: GraphDocument.Requirement, toPart number: Int, of module: String) {
    let part = nodes.firstIndex { $0.key.name == "\(module)Part\(number)" }
    if let part { nodes[part].requirements.append(need) }
  }

  /// Each module of the platform needs those before it, and each of a feature those before it and of the platform.
  mutating func build(modulesOfEachFeature count: Int) {
    var facades: [String] = []
    for (number, module) in Self.platform.enumerated() {
      facades.append(addModule(module, in: Self.app, after: facades, count: 7, isFirst: number == 0))
    }
    addCollections(facades)
    // Some modules ask for others that need them.
    for number in stride(from: 1, to: facades.count - 2, by: 3) {
      addNeed(need(facades[number + 2], [.lazy]), toPart: 3, of: Self.platform[number])
    }
    bind("LaunchOptions", in: Self.app, as: .seed)
    for type in ["RootRouter", "DeepLinks", "WindowState", "Shortcuts"] {
      bind(type, in: Self.app, needs: facades.indices.filter { _ in below(3) == 0 }.map { need(facades[$0]) })
    }
    let signer = bind("RequestSigner", in: Self.app, "Network")
    let decorator = bind(
      "RequestSigner", in: Self.app, "Network", as: .decorator, suffix: " decorator",
      needs: [need(signer, [.decorated]), need(facades[6], [.weak])])
    addNeed(need(decorator), toPart: 1, of: "Network")
    for (tag, module) in [("APIBaseURL", "Network"), ("AssetsURL", "Images")] {
      let value = bind("TaggedProvider<\(tag)>", in: Self.app, module, as: .value, tag: tag)
      addNeed(need(value, [.tagged]), toPart: 2, of: module)
    }
    let modules = Self.platform
    addComponent(Self.app, parent: nil, modules: modules, root: "\(Self.app): Market.AppDelegate")
    var delegate = [
      need("\(Self.app): Swift.Array<Market.LaunchTask>"), need(facades[0]), need("\(Self.app): Market.LaunchOptions"),
    ]
    for feature in Self.features {
      let component = "\(Self.app) > Market.\(feature)Component"
      var own: [String] = []
      let modules = (0..<count).map {
        "\(feature)\(Self.parts[$0 % Self.parts.count])\($0 < Self.parts.count ? "" : "\($0)")"
      }
      let seed = bind("\(feature)Seed", in: component, as: .seed)
      for module in modules {
        let facade = addModule(module, in: component, after: facades + own, count: 7, isFirst: false)
        nodes[nodes.count - 2].requirements.append(need(seed))
        own.append(facade)
      }
      for type in ["State", "Router", "Theme"] {
        bind("\(feature)\(type)", in: component, needs: [need(facades[0]), need(facades[below(facades.count)])])
      }
      let root = bind("\(feature)Screen", in: component, needs: own.map { need($0) } + [need(seed)])
      nodes[nodes.count - 3].requirements.append(need(root, [.weak]))
      addComponent(component, parent: Self.app, modules: modules, root: root)
      delegate.append(
        need(bind("ComponentFactory<\(feature)>", in: Self.app, as: .componentFactory, installs: component)))
    }
    bind("AppDelegate", in: Self.app, needs: delegate)
  }

  private mutating func addComponent(_ id: String, parent: String?, modules: [String], root: String) {
    components.append(
      GraphDocument.Component(
        id: id, type: name(String(id.split(separator: ".").last ?? "")), scope: scope(of: id),
        seed: nil,
        parent: parent, depth: parent == nil ? 0 : 1,
        modules: modules.map { .init(id: "Market.\($0)Module", type: name("\($0)Module"), parent: nil) }, root: root,
        location: nil, repeatsAncestor: false))
  }

  /// Adds the bindings of a module, of which each needs the next one; the first is what other modules need.
  private mutating func addModule(_ module: String, in component: String, after: [String], count: Int, isFirst: Bool)
    -> String
  {
    let types = (0..<count).map { $0 == 0 ? module + "Service" : "\(module)Part\($0)" }
    for (number, type) in types.enumerated() {
      var needs = types.indices.contains(number + 1) ? [need("\(component): Market.\(types[number + 1])")] : []
      for _ in 0..<(after.isEmpty ? 0 : below(3)) { needs.append(need(after[below(after.count)])) }
      if let core = after.first, below(4) == 0 { needs.append(need(core)) }
      bind(type, in: component, module, needs: needs)
    }
    return "\(component): Market.\(module)Service"
  }

  private mutating func addCollections(_ facades: [String]) {
    for (type, elements, consumer) in Self.collections {
      let array = "Array<\(type)>"
      let contributions = elements.map { number in
        // The element of a log sink needs nothing that logs.
        bind(
          array, in: Self.app, Self.platform[number], element: true, suffix: " element #\(number)",
          needs: [need(consumer == 0 ? "\(Self.app): Market.\(Self.platform[number])Part6" : facades[number])])
      }
      let collection = bind(array, in: Self.app, as: .collection, needs: contributions.map { need($0, [.element]) })
      let first = nodes.firstIndex { $0.id == consumer.map { facades[$0] } }
      if let first { nodes[first].requirements.append(need(collection)) }
    }
  }

  var document: GraphDocument {
    GraphDocument(
      components: components, nodes: components.flatMap { component in nodes.filter { $0.component == component.id } },
      diagnostics: [])
  }
}
