import TestSupport
import Testing

@testable import GraphDocuments

/// Modules, weak cycles and paths on the page.
extension PageTests {
  // MARK: Modules

  @Test("The table of modules counts included modules in all columns") func includedModules() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", modules: ["CoreModule", "LoggingModule in CoreModule", "StorageModule"],
        .binding("Clock", module: "CoreModule"), .binding("Logger", needs: "Disk", module: "LoggingModule"),
        .binding("Disk", module: "StorageModule"), .binding("Root", needs: "Clock", "Logger", root: true)))
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      #expect(
        try await page.rows(of: "modules-table") == ["CoreModule 2 1 2", "LoggingModule 1 1 1", "StorageModule 1 0 1"])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The table of modules agrees with the dependencies of the document") func countedModules() async throws {
    let document = GraphDocument.shop(bindings: 300)
    let names = Set(document.components.flatMap(\.modules).map(\.type.name))
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      let rows = try await page.rows(of: "modules-table")
      let ofModules = rows.compactMap { row -> String? in
        let words = row.split(separator: " ")
        guard names.contains(String(words[0])) else { return nil }
        return ([words[0]] + words.suffix(3)).joined(separator: " ")
      }
      #expect(ofModules.sorted() == Self.moduleCounts(of: document).sorted())
    }
  }

  /// For each module that has nodes, its name and the numbers of its nodes, and of its dependencies outwards and inwards.
  private static func moduleCounts(of document: GraphDocument) -> [String] {
    document.components.flatMap { component in
      component.modules.compactMap { module -> String? in
        var included = [module.id]
        while let next = component.modules.first(where: { other in
          other.parent.map(included.contains) == true && !included.contains(other.id)
        }) { included.append(next.id) }
        let nodes = Set(
          document.nodes.filter { $0.component == component.id && $0.module.map(included.contains) == true }.map(\.id))
        guard !nodes.isEmpty else { return nil }
        let edges = document.nodes.flatMap { node in
          Set(document.successors[node.id] ?? []).map { (node.id, $0) }
        }
        let (outwards, inwards) = (
          edges.count { nodes.contains($0) && !nodes.contains($1) },
          edges.count { !nodes.contains($0) && nodes.contains($1) }
        )
        return "\(module.type.name) \(nodes.count) \(outwards) \(inwards)"
      }
    }
  }

  // MARK: Weak cycles

  @Test("In a weak cycle, the direct relation gives the colour, and two equal relations have a third one")
  func weakCycle()
    async throws
  {
    let document = GraphDocument.sketch(
      .component(
        "App", .binding("Root", needs: "Screen", root: true), .binding("Screen", needs: "Presenter"),
        .binding("Presenter", needs: "Formatter", "WeakProvider<Screen>"),
        .binding("Formatter", needs: "WeakProvider<Root>")))
    func id(_ name: String) -> String { document.nodes[document.nodes.firstIndex { $0.key.name == name } ?? 0].id }
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      func expect(_ name: String, needed: [String], needing: [String], both: [String]) async throws {
        try await page.browser.click("#n\(try page.number(of: name))")
        for (mark, names) in [("needed", needed), ("needing", needing), ("both", both)] {
          #expect(try await page.nodes(marked: mark) == Set(names.map(id)), "\(mark) of \(name)")
        }
      }
      try await expect("Screen", needed: [], needing: ["Root"], both: ["Presenter", "Formatter"])
      try await expect("Formatter", needed: ["Root"], needing: ["Presenter"], both: ["Screen"])
      let strokes: [String] = try await page.browser.value(
        "['needed', 'needing', 'both'].map((mark) => getComputedStyle(document.querySelector(`#graph .node.${mark} .box`)).stroke)"
      )
      #expect(Set(strokes).count == 3)
      #expect(try await page.text(of: "#lines").contains("needs it, and is needed by it"))
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("In a weak cycle, no node counts itself among the nodes that it needs and that need it")
  func countsInWeakCycle() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", .binding("Root", needs: "Screen", root: true), .binding("Screen", needs: "Presenter", "Theme"),
        .binding("Presenter", needs: "Formatter", "WeakProvider<Screen>"),
        .binding("Formatter", needs: "WeakProvider<Presenter>"), .binding("Theme")))
    let counts = Self.countsInAll(of: document)
    #expect(counts["Screen"]?.needs == 3 && counts["Screen"]?.neededBy == 3)
    try await OpenPage.of(document, size: (1440, 900)) { page async throws in
      let most = counts.filter { $0.key != "Root" && $0.value.needs > 0 }.map { "\($0.key) \($0.value.needs)" }
      #expect(try await page.rows(of: "most-needing").sorted() == most.sorted())
      for (name, count) in counts {
        try await page.browser.click("#n\(try page.number(of: name))")
        let headings: [String] = try await page.browser.value(
          "[...document.querySelectorAll('#details h3')].map((heading) => heading.textContent.split(', ')[1])")
        #expect(headings == ["\(count.needs) in all", "\(count.neededBy) in all"], "\(name)")
        #expect(
          try await page.text(of: "[role=status]")
            == "\(name) is chosen. It needs \(count.needs) in all, and is needed by \(count.neededBy).")
      }
      #expect(try await page.browser.complaints() == [])
    }
  }

  /// How many other nodes each node needs and is needed by, from a matrix of all pairs.
  private static func countsInAll(of document: GraphDocument) -> [String: (needs: Int, neededBy: Int)] {
    let count = document.nodes.count
    let numbers = Dictionary(uniqueKeysWithValues: document.nodes.enumerated().map { ($1.id, $0) })
    var leads = document.nodes.map { node in
      var row = Array(repeating: false, count: count)
      for target in node.requirements.compactMap(\.target) { if let number = numbers[target] { row[number] = true } }
      return row
    }
    for middle in 0..<count {
      for start in 0..<count where leads[start][middle] {
        for end in 0..<count where leads[middle][end] { leads[start][end] = true }
      }
    }
    let counts = (0..<count).map { number in
      (
        document.nodes[number].key.name,
        (
          needs: (0..<count).count { $0 != number && leads[number][$0] },
          neededBy: (0..<count).count { $0 != number && leads[$0][number] }
        )
      )
    }
    return Dictionary(uniqueKeysWithValues: counts)
  }

  // MARK: Paths

  @Test("The path from the root creates the node at once if such a path exists") func creatingPath()
    async throws
  {
    let document = GraphDocument.launch
    func path(_ page: OpenPage) async throws -> [String] {
      try await page.browser.value(
        "[...document.querySelectorAll('#details .path li')].map((item) => item.textContent)")
    }
    try await OpenPage.of(document, size: (1440, 900), fragment: "Client&view=from-root") { page async throws in
      #expect(try await path(page) == ["Delegate", "Launch", "Repository", "Client"])
      #expect(try await page.count(of: "#on-request") == 0)
      #expect(try await page.text(of: "#banner p") == "Path from the root to Client")
    }
    try await OpenPage.of(document, size: (1440, 900), fragment: "Push&view=from-root") { page async throws in
      #expect(try await path(page) == ["Delegate", "Push deferred "])
      #expect(
        try await page.text(of: "#on-request") == "Each path has a step that is only taken when asked for.")
      #expect(try await page.text(of: "#banner p") == "Only when asked for: root to Push")
    }
    try await OpenPage.of(document, size: (1440, 900), fragment: "Delegate&view=path&to=Client") { page async throws in
      #expect(try await path(page) == ["Delegate", "Launch", "Repository", "Client"])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A limited view of paths shows the paths that create the node at once") func bestPaths() async throws {
    let long = (0..<70).map { DocumentSketch.Node.binding("Step\($0)", needs: $0 < 69 ? "Step\($0 + 1)" : "Z") }
    let nodes =
      [DocumentSketch.Node.binding("A", needs: "Lazy<Z>", "B", "Step0"), .binding("B", needs: "Z")] + long
      + [.binding("Z")]
    let app = DocumentSketch.Component(name: "App", modules: [], nodes: nodes)
    try await OpenPage.of(
      DocumentSketch(components: [app], diagnostics: []).document, size: (1440, 900), fragment: "A&view=path&to=Z"
    ) { page async throws in
      #expect(try await page.text(of: "#banner .count") == "3 nodes · only the shortest direct path: 2 steps")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The page says that eager nodes are created with their component, and the search finds them") func eagerNodes()
    async throws
  {
    let document = GraphDocument.sketch(
      .component(
        "App", scope: "Singleton", .binding("Service", needs: "Client", shared: true, lifecycle: [.eager]),
        .binding("Client"), .binding("Store", kind: .asynchronousFactory, shared: true),
        .binding("Root", needs: "Provider<Service>", root: true)))
    for name in ["Service", "Store"] {
      try await OpenPage.of(document, size: (1440, 900), fragment: "\(name)&view=from-root") { page async throws in
        #expect(try await page.text(of: "#banner p") == "\(name) is created when App is built")
        #expect(try await page.text(of: "#when-built") == "\(name) is created when App is built.")
        #expect(try await page.count(of: "#on-request") == 0)
        #expect(try await page.text(of: "#unused summary") == "Unused: 0")
      }
    }
    try await OpenPage.of(document, size: (1440, 900), fragment: "Client&view=from-root") { page async throws in
      #expect(try await page.text(of: "#banner p") == "Path from an eager node to Client")
      let path: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#details .path li')].map((item) => item.textContent)")
      #expect(path == ["Service", "Client"])
      try await page.browser.press("/")
      try await page.browser.type("eager")
      let hits: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#hits bdi')].map((name) => name.textContent).sort()")
      #expect(hits == ["Service", "Store"])
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The panel shows the number of dependents without weak references") func weakDependents() async throws {
    let document = GraphDocument.sketch(
      .component(
        "App", .binding("Clock"), .binding("Page", needs: "Clock"), .binding("Watch", needs: "WeakProvider<Clock>"),
        .binding("Root", needs: "Page", "Watch", root: true)))
    try await OpenPage.of(document, size: (1440, 900), fragment: "Clock") { page async throws in
      #expect(
        try await page.text(of: "#details h3:last-of-type")
          == "Needed by 2 directly, 3 in all, 2 without weak references")
    }
  }

  @Test("An address of a line with equal ends is refused") func equalEnds() async throws {
    try await OpenPage.of(.launch, size: (1440, 900), fragment: "&from=Client&to=Client") { page async throws in
      #expect(try await page.text(of: "#told") == "The ends of a line are different: &from=NAME&to=NAME.")
      #expect(try await page.browser.complaints() == [])
    }
  }
}
