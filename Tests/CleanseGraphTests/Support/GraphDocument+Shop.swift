import Cleanse

@testable import BindingGraph
@testable import GraphDocuments

extension GraphDocument {
  /// The graph of a shop app: modules of infrastructure in the root, a session with the modules of an account, and
  /// components of screens, as many as the number of bindings requires.
  static func shop(bindings count: Int) -> GraphDocument {
    var shop = ShopSketch(least: count)
    var document = shop.document()
    document.diagnostics = document.unusedBindings
    return document
  }

  /// The warnings of validation about unused bindings.
  private var unusedBindings: [GraphDocument.Diagnostic] {
    guard let root = components.first?.root else { return [] }
    let used = nodes(neededBy: root).union([root])
    let dependents = predecessors
    let found = nodes.filter { !used.contains($0.id) && dependents[$0.id] == nil }
    return found.map { unusedBinding($0, used: used) }.sorted {
      ($0.location?.file ?? "", $0.location?.line ?? 0) < ($1.location?.file ?? "", $1.location?.line ?? 0)
    }
  }

  private func unusedBinding(_ node: Node, used: Set<String>) -> GraphDocument.Diagnostic {
    func type(_ name: TypeName) -> TypeReference { TypeReference(spelling: name.qualifiedName) }
    let unused = nodes(neededBy: node.id).subtracting(used)
    let location = node.location.map { SourceLocation(path: ProgramText(copying: $0.file), line: $0.line) }
    let site = BindingSite(location: location, modulePath: Index(self).modulePath(of: node).map(type))
    let diagnostic = Cleanse.Diagnostic(
      UnusedBindingFact(
        key: type(node.key), installed: nil, isDecorator: false, sites: [site],
        dependents: nodes.filter { unused.contains($0.id) }.map { type($0.key) }, nearCollections: [],
        statementPlace: nil))
    return GraphDocument.Diagnostic(
      id: diagnostic.id.rawValue, severity: diagnostic.severity, headline: diagnostic.headline.description,
      text: DiagnosticRenderer.plain.text(for: diagnostic), location: node.location, nodes: [node.id])
  }
}

/// Bindings whose dependencies are names, which are looked up in their component and its ancestors.
private struct ShopSketch {
  private struct Binding {
    let name: String
    let component: Int
    let module: String?
    var needs: [String]
    let kind: GraphDocument.Node.Kind
    let isShared: Bool
    let installs: Int?
  }

  private struct Component {
    let name: String
    let parent: Int?
    let scope: String?
    let seed: String?
    var root: String?
    var modules: [String] = []
  }

  private let least: Int
  private var components: [Component] = []
  private var bindings: [Binding] = []
  private var known: [String: Int] = [:]
  private var numbers = SeededNumbers(seed: 7)

  init(least: Int) {
    self.least = least
    addRoot()
    addSession()
    addScreens()
    finish()
  }

  private mutating func add(_ name: String, in parent: Int?, scope: String? = nil, seed: String? = nil) -> Int {
    components.append(Component(name: name, parent: parent, scope: scope, seed: seed))
    return components.count - 1
  }

  private mutating func bind(
    _ name: String, in component: Int, _ module: String? = nil, needs: [String] = [],
    as kind: GraphDocument.Node.Kind = .factory, shared: Bool = false, installs: Int? = nil
  ) {
    guard known["\(component) \(name)"] == nil else { return }
    known["\(component) \(name)"] = bindings.count
    if let module, !components[component].modules.contains(module) { components[component].modules.append(module) }
    bindings.append(
      Binding(
        name: name, component: component, module: module, needs: needs, kind: kind,
        isShared: shared && components[component].scope != nil, installs: installs))
  }

  // MARK: The app

  private static let infrastructure: [(module: String, bindings: [(String, needs: [String], isShared: Bool)])] = [
    (
      "Configuration",
      [
        ("LaunchOptions", [], false), ("FeatureFlags", ["RemoteConfiguration"], false),
        ("RemoteConfiguration", ["LaunchOptions"], false), ("BuildSettings", ["LaunchOptions"], false),
        ("Environment", ["BuildSettings"], false),
      ]
    ),
    (
      "Network",
      [
        ("HTTPClient", ["ConnectionPool", "RequestSigner", "RetryPolicy"], true),
        ("ConnectionPool", ["NetworkSettings"], true), ("NetworkSettings", ["Environment"], false),
        ("RequestSigner", ["TokenStore"], false), ("RetryPolicy", [], false), ("Reachability", [], true),
        ("WebSocketClient", ["ConnectionPool", "Reachability"], true), ("GraphQLClient", ["HTTPClient"], false),
        ("ImageDownloader", ["HTTPClient"], false),
      ]
    ),
    (
      "Storage",
      [
        ("Database", ["DatabaseFile", "Migrations"], true), ("DatabaseFile", ["FileSystem"], false),
        ("Migrations", [], false), ("KeyValueStore", ["FileSystem"], true), ("FileSystem", [], false),
        ("Keychain", [], true), ("TokenStore", ["Keychain"], true), ("DiskCache", ["FileSystem"], true),
      ]
    ),
    (
      "Analytics",
      [
        ("AnalyticsTracker", ["EventQueue", "ConsentStore"], true), ("EventQueue", ["HTTPClient", "Database"], true),
        ("ConsentStore", ["KeyValueStore"], true), ("ScreenTracker", ["AnalyticsTracker"], false),
        ("ExperimentService", ["FeatureFlags", "AnalyticsTracker"], true),
      ]
    ),
    (
      "Logging",
      [
        ("Logger", ["LogFile"], true), ("LogFile", ["FileSystem"], false),
        ("CrashReporter", ["Logger", "BuildSettings"], true),
      ]
    ),
    (
      "Media",
      [
        ("ImageLoader", ["ImageDownloader", "ImageCache"], true), ("ImageCache", ["DiskCache"], true),
        ("VideoPlayer", ["HTTPClient"], false), ("ThumbnailRenderer", ["ImageLoader"], false),
      ]
    ),
    (
      "Navigation",
      [
        ("AppRouter", ["DeepLinkParser", "FeatureFlags"], true), ("DeepLinkParser", ["Environment"], false),
        ("TabCoordinator", ["AppRouter"], false),
      ]
    ),
    (
      "Design",
      [
        ("Theme", ["KeyValueStore"], true), ("FontCatalog", [], false), ("ColorPalette", ["Theme"], false),
        ("HapticsEngine", [], false),
      ]
    ),
  ]

  private mutating func addRoot() {
    let root = add("ShopComponent", in: nil, scope: "Singleton")
    for (module, bindings) in Self.infrastructure {
      for (name, needs, isShared) in bindings {
        bind(name, in: root, "\(module)Module", needs: needs, as: needs.isEmpty ? .value : .factory, shared: isShared)
      }
    }
  }

  /// Adds one screen with all its dependencies.
  private mutating func addFeature(_ name: String, in component: Int, _ module: String, uses others: [String]) {
    guard bindings.count < least else { return }
    let module = "\(module)Module"
    bind("\(name)Screen", in: component, module, needs: ["\(name)ViewModel", "ScreenTracker", "Theme"])
    bind(
      "\(name)ViewModel", in: component, module,
      needs: ["Load\(name)UseCase", "Update\(name)UseCase", "AppRouter"] + others.prefix(1))
    bind("Load\(name)UseCase", in: component, module, needs: ["\(name)Repository"])
    bind(
      "Update\(name)UseCase", in: component, module,
      needs: ["\(name)Repository", "AnalyticsTracker"] + others.dropFirst())
    bind(
      "\(name)Repository", in: component, module,
      needs: ["\(name)Client", "\(name)Cache", "\(name)Mapper", "Logger"], shared: true)
    bind("\(name)Client", in: component, module, needs: [numbers.below(4) == 0 ? "GraphQLClient" : "HTTPClient"])
    bind("\(name)Cache", in: component, module, needs: ["Database"], shared: true)
    bind("\(name)Mapper", in: component, module, needs: numbers.below(3) == 0 ? ["ImageLoader"] : [])
  }

  private static let accountFeatures: [(module: String, name: String, uses: [String])] = [
    ("Account", "Account", ["SessionStore"]), ("Account", "Address", ["AccountRepository"]),
    ("Account", "PaymentMethod", ["AccountRepository"]), ("Orders", "Order", ["AccountRepository"]),
    ("Orders", "Shipment", ["OrderRepository"]), ("Orders", "Return", ["OrderRepository"]),
    ("Messaging", "Conversation", ["AccountRepository"]), ("Messaging", "Message", ["ConversationRepository"]),
    ("Wishlist", "Wishlist", ["AccountRepository"]), ("Loyalty", "Points", ["AccountRepository", "OrderRepository"]),
    ("Loyalty", "Voucher", ["PointsRepository"]), ("Notifications", "Notification", ["AccountRepository"]),
    ("Recommendations", "Recommendation", ["OrderRepository", "WishlistRepository"]),
  ]

  private mutating func addSession() {
    let session = add("SessionComponent", in: 0, scope: "SessionScope", seed: "Session")
    bind("Session", in: session, as: .seed)
    bind("SessionStore", in: session, "SessionModule", needs: ["Session", "TokenStore"], shared: true)
    bind("SessionRefresher", in: session, "SessionModule", needs: ["SessionStore", "HTTPClient"], shared: true)
    for (module, name, uses) in Self.accountFeatures { addFeature(name, in: session, module, uses: uses) }
  }

  private static let departments =
    ["", "Grocery", "Fashion", "Books", "Garden", "Toys", "Music", "Sports", "Travel", "Pets", "Beauty", "Auto"]
    + ["Kitchen", "Office", "Baby", "Art", "Games", "Health", "Jewelry", "Tools", "Film", "Outdoor", "Craft", "Wine"]
    + ["Camping", "Cycling", "Fishing", "Photo", "Audio", "Lighting", "Bath", "Bedding", "Stationery", "Antiques"]
    + ["Tickets", "Gifts", "Plants", "Watches"]

  private static let screens: [(name: String, isScoped: Bool, features: [(String, String, uses: [String])])] = [
    (
      "Product", true,
      [
        ("Catalog", "Product", ["RecommendationRepository"]), ("Catalog", "Category", []),
        ("Reviews", "Review", ["AccountRepository"]), ("Search", "Search", ["CategoryRepository"]),
        ("Search", "Suggestion", ["SearchRepository"]),
      ]
    ),
    (
      "Checkout", true,
      [
        ("Cart", "Cart", ["VoucherRepository"]), ("Cart", "Discount", ["CartRepository"]),
        ("Payment", "Payment", ["PaymentMethodRepository", "CartRepository"]),
        ("Payment", "Invoice", ["PaymentRepository"]),
        ("Delivery", "DeliverySlot", ["AddressRepository", "CartRepository"]),
      ]
    ),
    (
      "Support", false,
      [
        ("Help", "Article", []), ("Help", "Ticket", ["ConversationRepository", "OrderRepository"]),
        ("Chat", "SupportChat", ["TicketRepository"]),
      ]
    ),
    ("Stores", false, [("Stores", "Store", []), ("Stores", "Stock", ["StoreRepository"])]),
  ]

  private mutating func addScreens() {
    for department in Self.departments {
      for (name, isScoped, features) in Self.screens where bindings.count < least {
        let component = add(
          "\(department)\(name)Component", in: 1, scope: isScoped ? "\(department)\(name)Scope" : nil)
        let own = Set(features.map { "\($0.1)Repository" })
        for (module, name, uses) in features {
          addFeature(
            department + name, in: component, department + module,
            uses: uses.map { own.contains($0) ? department + $0 : $0 })
        }
      }
    }
  }

  /// Adds the roots and the component factories.
  private mutating func finish() {
    for component in components.indices.dropFirst(2) {
      let screens = bindings.filter { $0.component == component && $0.name.hasSuffix("Screen") }.map(\.name)
      bind(
        "\(components[component].name.dropLast("Component".count))Flow", in: component, needs: screens, shared: true)
      components[component].root = bindings.last?.name
    }
    for component in components.indices.dropFirst() {
      bind(
        "ComponentFactory<\(components[component].name)>", in: components[component].parent ?? 0, as: .componentFactory,
        installs: component)
    }
    let factories = bindings.filter { $0.component == 1 && $0.kind == .componentFactory }.map(\.name)
    let screens = bindings.filter { $0.component == 1 && $0.name.hasSuffix("Screen") }.map(\.name)
    bind("SessionCoordinator", in: 1, needs: screens + ["SessionRefresher"] + factories, shared: true)
    components[1].root = "SessionCoordinator"
    bind(
      "ShopApp", in: 0,
      needs: [
        "AppRouter", "TabCoordinator", "CrashReporter", "ExperimentService", "Reachability", "HapticsEngine",
        "ComponentFactory<SessionComponent>",
      ], shared: true)
    components[0].root = "ShopApp"
  }

  // MARK: The document

  private func id(ofComponent number: Int) -> String {
    let component = components[number]
    return (component.parent.map { id(ofComponent: $0) + " > " } ?? "") + "Shop.\(component.name)"
  }

  private func id(of binding: Binding) -> String {
    "\(id(ofComponent: binding.component)): \(GraphDocument.TypeName.shop(binding.name).qualifiedName)"
  }

  /// The binding of a name that is visible in a component.
  private func target(_ name: String, from component: Int) -> Binding? {
    var next: Int? = component
    while let component = next {
      if let number = known["\(component) \(name)"] { return bindings[number] }
      next = components[component].parent
    }
    return nil
  }

  /// The location of each binding; a seed has the location at which its component is installed.
  private var locations: [GraphDocument.Location?] {
    var lines: [String: Int] = [:]
    var locations = bindings.map { binding -> GraphDocument.Location? in
      guard binding.kind != .seed else { return nil }
      let component = components[binding.component].name
      let file = binding.module.map { "\($0.dropLast("Module".count))/\($0).swift" } ?? "App/\(component).swift"
      lines[file, default: 8] += 2
      return GraphDocument.Location(file: file, line: lines[file] ?? 1, column: nil)
    }
    for (number, binding) in bindings.enumerated() where binding.kind == .seed {
      locations[number] = installation(of: binding.component).flatMap { locations[$0] }
    }
    return locations
  }

  /// The binding of a component's factory.
  private func installation(of component: Int) -> Int? {
    bindings.firstIndex { $0.installs == component }
  }

  mutating func document() -> GraphDocument {
    let locations = locations
    let documents = components.indices.map { number in
      let component = components[number]
      return GraphDocument.Component(
        id: id(ofComponent: number), type: .shop(component.name), scope: component.scope.map { .shop($0) },
        seed: component.seed.map { .shop($0) },
        parent: component.parent.map { id(ofComponent: $0) }, depth: min(number, component.parent == 1 ? 2 : 1),
        modules: component.modules.map { GraphDocument.Module(id: "Shop.\($0)", type: .shop($0), parent: nil) },
        root: component.root.map { "\(id(ofComponent: number)): Shop.\($0)" },
        location: installation(of: number).flatMap { locations[$0] }, repeatsAncestor: false)
    }
    var nodes: [(component: Int, node: GraphDocument.Node)] = []
    for (number, binding) in bindings.enumerated() {
      let component = components[binding.component]
      let requirements = binding.needs.compactMap { name -> GraphDocument.Requirement? in
        guard let target = target(name, from: binding.component) else { return nil }
        let isProvider = numbers.below(12) == 0
        return GraphDocument.Requirement(
          type: .shop(isProvider ? "Provider<\(name)>" : name), forms: isProvider ? [.provider] : [],
          resolution: .bound, target: id(of: target))
      }
      let node = GraphDocument.Node(
        id: id(of: binding), component: id(ofComponent: binding.component), key: .shop(binding.name), tag: nil,
        kind: binding.kind, contribution: nil, scope: binding.isShared ? component.scope.map { .shop($0) } : nil,
        attributes: binding.name == component.root ? .root : [], module: binding.module.map { "Shop.\($0)" },
        installs: binding.installs.map { id(ofComponent: $0) },
        location: locations[number], requirements: requirements)
      nodes.append((binding.component, node))
    }
    let sorted = components.indices.flatMap { number in nodes.filter { $0.component == number }.map(\.node) }
    return GraphDocument(components: documents, nodes: sorted, diagnostics: [])
  }
}

extension GraphDocument.TypeName {
  fileprivate static func shop(_ name: String) -> GraphDocument.TypeName {
    GraphDocument.TypeName(name: name, qualifiedName: qualified(name))
  }

  /// `Shop.Database` of `Database`, and `Cleanse.Provider<Shop.Database>` of `Provider<Database>`.
  private static func qualified(_ name: String) -> String {
    guard let start = name.firstIndex(of: "<") else { return (name == "Singleton" ? "Cleanse." : "Shop.") + name }
    let argument = String(name[start...].dropFirst().dropLast())
    return "Cleanse.\(name[..<start])<\(qualified(argument))>"
  }
}
