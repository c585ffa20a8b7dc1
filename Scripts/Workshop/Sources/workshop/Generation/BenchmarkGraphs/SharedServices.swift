/// A thousand shared services: three roots hold 10, 100 and all of them.
struct SharedServices {
  let graph: ServiceGraph
  private let sizes = [10, 100, 1000]
  /// The cost of dictionaries and closures grows with the graph, so that a thousand would add no information, and would
  /// take a minute to compile.
  private let smallSizes = [10, 100]

  init(graph: ServiceGraph) {
    self.graph = graph
  }

  private func list(_ service: Int, _ member: (Int) -> String) -> String {
    graph.dependencies[service].list(member)
  }

  // MARK: With Cleanse

  @SourceLines
  func classes(ofHundred hundred: Int) -> [String] {
    "// Services \(hundred * 100) to \(hundred * 100 + 99)."
    for service in hundred * 100..<hundred * 100 + 100 {
      ""
      "package final class Service\(service) {"
      if graph.dependencies[service].isEmpty {
        "  init() {}"
      } else {
        for other in graph.dependencies[service] { "  private let service\(other): Service\(other)" }
        ""
        "  init(\(list(service) { "_ service\($0): Service\($0)" })) {"
        for other in graph.dependencies[service] { "    self.service\(other) = service\(other)" }
        "  }"
      }
      "}"
    }
  }

  @SourceLines
  var roots: [String] {
    "// The objects that hold the last 20 services of the first 10, 100 and 1000, which lead to all others."
    for size in sizes {
      let held = graph.held(by: size)
      """

      package final class Root\(size) {
        private let services: (\(held.list { "Service\($0)" }))

        init(\(held.list { "_ service\($0): Service\($0)" })) {
          services = (\(held.list { "service\($0)" }))
        }
      }
      """
    }
  }

  @SourceLines
  func bindings(ofHundred hundred: Int) -> [String] {
    "import Cleanse"
    if hundred == 0 {
      module("Services10", including: nil, 0..<10)
      module("Services100", including: "Services10", 10..<100)
    } else {
      module("Hundred\(hundred)", including: nil, hundred * 100..<hundred * 100 + 100)
    }
  }

  @SourceLines
  private func module(_ name: String, including included: String?, _ services: Range<Int>) -> [String] {
    """

    struct \(name): Module {
      static func configure(binder: Binder<Singleton>) {
    """
    if let included { "    binder.include(module: \(included).self)" }
    for service in services {
      "    binder.bind(Service\(service).self).sharedInScope().to(factory: Service\(service).init)"
    }
    """
      }
    }
    """
  }

  @SourceLines
  var components: [String] {
    """
    import Cleanse

    struct Services1000: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.include(module: Services100.self)
    """
    for hundred in 1..<10 { "    binder.include(module: Hundred\(hundred).self)" }
    """
      }
    }
    """
    for size in sizes { component("Shared", "RootComponent", size) }
    for size in sizes { component("Installed", "Component", size) }
  }

  private func component(_ name: String, _ base: String, _ size: Int) -> String {
    """

    package struct \(name)\(size): \(base) {
      package static func configure(binder: Binder<Singleton>) {
        binder.include(module: Services\(size).self)
      }

      package static func configureRoot(binder bind: ReceiptBinder<Root\(size)>) -> BindingReceipt<Root\(size)> {
        bind.to(factory: Root\(size).init)
      }
    }
    """
  }

  // MARK: Without

  @SourceLines
  var byHand: [String] {
    """
    // The services made by their initializers, in an order that serves all dependencies. A thousand are made in parts,
    // because the compiler takes half a minute for a function of a thousand.
    """
    for size in sizes {
      """

      @inline(never)
      package func makeRoot\(size)ByHand() -> Root\(size) {
      """
      if size == 1000 {
        "  let part0 = Part0()"
        for part in 1..<9 { "  let part\(part) = Part\(part)(after: part\(part - 1))" }
        "  return makeLastPartByHand(after: part8)"
      } else {
        for service in 0..<size { making(service) }
        "  return Root\(size)(\(graph.held(by: size).list { "service\($0)" }))"
      }
      "}"
    }
    for part in 0..<9 { partByHand(part) }
    """

    private func makeLastPartByHand(after before: Part8) -> Root1000 {
    """
    for service in 900..<1000 { making(service, after: 900) }
    """
      return Root1000(\(graph.held(by: 1000).list { "service\($0)" }))
    }
    """
  }

  @SourceLines
  private func partByHand(_ part: Int) -> [String] {
    let services = part * 100..<part * 100 + 100
    """

    /// The last services of a part, which the next one needs.
    private final class Part\(part) {
    """
    for service in services.suffix(50) { "  let service\(service): Service\(service)" }
    """

      init(\(part > 0 ? "after before: Part\(part - 1)" : "")) {
    """
    for service in services { "  " + making(service, after: services.lowerBound) }
    for service in services.suffix(50) { "    self.service\(service) = service\(service)" }
    """
      }
    }
    """
  }

  /// The code that creates a service whose dependencies before `first` belong to the part before.
  private func making(_ service: Int, after first: Int = 0) -> String {
    let arguments = list(service) { ($0 < first ? "before." : "") + "service\($0)" }
    return "  let service\(service) = Service\(service)(\(arguments))"
  }

  @SourceLines
  var inDictionary: [String] {
    "// The first 10 and 100 services in a dictionary of closures."
    for size in smallSizes {
      """

      @inline(never)
      package func makeRoot\(size)FromDictionary() -> Root\(size) {
        let container = DictionaryContainer()
      """
      for service in 0..<size {
        let head = graph.dependencies[service].isEmpty ? "_ in " : ""
        let arguments = list(service) { "$0.get(Service\($0).self)" }
        "  container.registerShared { \(head)Service\(service)(\(arguments)) }"
      }
      """
        return Root\(size)(\(graph.held(by: size).list { "container.get(Service\($0).self)" }))
      }
      """
    }
  }

  @SourceLines
  var ofClosures: [String] {
    "// The first 10 and 100 services made by a closure for each, which holds the closures of its dependencies."
    for size in smallSizes {
      """

      @inline(never)
      package func makeRoot\(size)FromClosures() -> Root\(size) {
      """
      for service in 0..<size {
        "  let service\(service) = once { Service\(service)(\(list(service) { "service\($0)()" })) }"
      }
      """
        return Root\(size)(\(graph.held(by: size).list { "service\($0)()" }))
      }
      """
    }
  }
}
