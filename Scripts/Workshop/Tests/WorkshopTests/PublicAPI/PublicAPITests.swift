import Testing

@testable import workshop

@Suite("Public declarations")
struct PublicAPITests {
  private func lines(_ graph: SymbolGraph) -> [String] {
    api(graph).lists[0].symbols.map { $0.line(caveats: []) }
  }

  private func api(_ graph: SymbolGraph) -> PublicAPI {
    PublicAPI(products: [LibraryProduct(name: "A", modules: ["A"])]) { PublicModule(name: $0, graphs: [graph]) }
  }

  @Test("A public declaration is a line with its qualified name, and lines are sorted")
  func names() throws {
    let graph = try SymbolGraph.sketch([
      SymbolGraph.symbol("Box.open(_:)", "func ", "(_ key: Key)"),
      SymbolGraph.symbol("Box", kind: "struct", "struct ", "<T>"),
      SymbolGraph.symbol("Box.init(key:)", kind: "init", "", "(key: Key)"),
    ])
    #expect(lines(graph) == ["struct Box<T>", "Box.init(key: Key)", "func Box.open(_ key: Key)"])
  }

  @Test("A type lists each conformance once, and a conditional conformance has its own line")
  func conformances() throws {
    let condition = """
      , "swiftConstraints": [{"kind": "conformance", "lhs": "T", "rhs": "Copyable"},
      {"kind": "conformance", "lhs": "T", "rhs": "Sendable"}]
      """
    let graph = try SymbolGraph.sketch(
      [SymbolGraph.symbol("Box", kind: "struct", "struct ", "<T> where T : Key")],
      relationships: [
        SymbolGraph.relationship("conformsTo", from: "Box<T> where T : Key", to: "Hashable"),
        SymbolGraph.relationship("conformsTo", from: "Box<T> where T : Key", to: "Hashable"),
        SymbolGraph.relationship("conformsTo", from: "Box<T> where T : Key", to: "Copyable"),
        SymbolGraph.relationship("conformsTo", from: "Box<T> where T : Key", to: "Sendable", more: condition),
      ])
    #expect(lines(graph) == ["extension Box : Sendable where T : Sendable", "struct Box<T> : Hashable where T : Key"])
  }

  @Test("A protocol requirement is marked, and its default implementation has no line")
  func requirements() throws {
    let graph = try SymbolGraph.sketch(
      [
        SymbolGraph.symbol("Rule.run()", "func ", "()"), SymbolGraph.symbol("Rule.name", kind: "property", "var "),
        SymbolGraph.symbol("Rule.name", kind: "property", "var ", ": String"),
      ],
      relationships: [
        SymbolGraph.relationship("requirementOf", from: "Rule.run()()", to: "Rule"),
        SymbolGraph.relationship("requirementOf", from: "Rule.name", to: "Rule"),
        SymbolGraph.relationship("defaultImplementationOf", from: "Rule.name: String", to: "Rule.name"),
      ])
    #expect(lines(graph) == ["var Rule.name  // requirement with a default", "func Rule.run()  // requirement"])
  }

  @Test("A line contains deprecations, platforms and constraints of extensions")
  func notes() throws {
    let graph = try SymbolGraph.sketch([
      SymbolGraph.symbol(
        "Box.old()", "func ", "()",
        more: #""availability": [{"domain": "*", "renamed": "new()", "isUnconditionallyDeprecated": true}],"#),
      SymbolGraph.symbol(
        "Box.wait()", "func ", "()", more: #""availability": [{"domain": "macOS", "introduced": {"major": 13}}],"#),
      SymbolGraph.symbol(
        "Box.open()", "func ", "() where T : Key",
        more: #""swiftExtension": {"constraints": [{"kind": "sameType", "lhs": "S", "rhs": "Int"}]},"#),
    ])
    #expect(
      lines(graph) == [
        "func Box.old()  // deprecated: use new()", "func Box.open() where T : Key, S == Int",
        "func Box.wait()  // macOS 13",
      ])
  }

  @Test("Overloads for every number of dependencies are joined in one line")
  func arities() throws {
    func overload(_ generics: String, _ parameters: String, sendable: String = "") -> String {
      SymbolGraph.symbol("Box.to(factory:)", "func ", "\(generics)(factory: (\(parameters)) -> E)\(sendable)")
    }
    let graph = try SymbolGraph.sketch([
      overload("", ""), overload("<P1, P2>", "P1, P2"), overload("<P1, P2, P3>", "P1, P2, P3"),
      overload("<P1, P2, P3, P4, each Rest>", "P1, P2, P3, P4, repeat each Rest"),
      overload("", "Seed", sendable: " where S == Int"),
      overload("<P1>", "P1, Seed", sendable: " where P1 : Sendable, S == Int"),
      overload("<P1, P2>", "P1, P2, Seed", sendable: " where P1 : Sendable, P2 : Sendable, S == Int"),
    ])
    #expect(
      lines(graph) == [
        "func Box.to<P…>(factory: (P…) -> E)  // for 0, 2…4 and more dependencies",
        "func Box.to<P…>(factory: (P…, Seed) -> E) where P… : Sendable, S == Int  // for 0…2 dependencies",
      ])
  }

  @Test("Members of an experimental type are experimental without a comment of their own")
  func experimental() throws {
    let api = api(
      try SymbolGraph.sketch([
        SymbolGraph.symbol(
          "Box", kind: "struct", "struct ", comment: "Experimental: may change in a minor version; see Stability."),
        SymbolGraph.symbol("Box.open()", "func ", "()"), SymbolGraph.symbol("Boxes", kind: "struct", "struct "),
      ]))
    #expect(api.paths(of: .experimental) == ["Box"])
    #expect(api.lists[0].symbols.map(api.caveats) == [[.experimental], [.experimental], []])
    let files = APIGenerator.lists(of: api, compiler: try CompilerVersion("Swift version 6.3.1")).files
    #expect(files["A.txt"] == "struct Box  // experimental\nfunc Box.open()  // experimental\nstruct Boxes\n")
  }

  @Test("A module that two libraries export is listed with the first library")
  func sharedModules() throws {
    let api = try PublicAPI(products: [
      LibraryProduct(name: "Relay", modules: ["Relay", "Choices"]),
      LibraryProduct(name: "Graph", modules: ["Graph", "Choices"]),
    ]) { name in
      PublicModule(name: name, graphs: [try .sketch([SymbolGraph.symbol(name, kind: "struct", "struct ")])])
    }
    let files = APIGenerator.lists(of: api, compiler: try CompilerVersion("Swift version 6.3.1")).files
    #expect(files["Relay.txt"] == "struct Choices\nstruct Relay\n")
    #expect(files["Graph.txt"] == "# Besides all of Choices: see Relay.txt\nstruct Graph\n")
    #expect(files["README.md"]?.contains("- [Relay](Relay.txt)\n") == true)
  }

  @Test("A conformance added to a type of another module has a line of its own")
  func addedConformances() throws {
    let graphs = try [
      "Core": SymbolGraph.sketch(
        [SymbolGraph.symbol("Fault", kind: "struct", "struct ")],
        relationships: [SymbolGraph.relationship("conformsTo", from: "Fault", to: "Error")]),
      "More": SymbolGraph.sketch(
        [],
        relationships: [
          SymbolGraph.relationship("conformsTo", from: "Fault", to: "Error"),
          SymbolGraph.relationship("conformsTo", from: "Fault", to: "LocalizedError"),
        ]),
    ]
    let products = graphs.keys.sorted().map { LibraryProduct(name: $0, modules: [$0]) }
    let api = PublicAPI(products: products) { PublicModule(name: $0, graphs: graphs[$0].map { [$0] } ?? []) }
    #expect(
      api.lists.map { $0.symbols.map(\.declaration) } == [
        ["struct Fault : Error"], ["extension Fault : LocalizedError"],
      ])
  }

  @Test("The listed libraries are those of the package with the modules that they export")
  func products() throws {
    let files = [
      "Package.swift": """
      .library(name: "A", targets: ["A"]), .executable(name: "a", targets: ["a"]),
      .library(name: "ADynamic", type: .dynamic, targets: ["A"])
      """,
      "Sources/A/Exports.swift": "// What A exports.\n@_exported import B\n",
    ]
    try Repository.withFiles(files) { repository in
      let products = try LibraryProduct.all(in: repository)
      #expect(products == [LibraryProduct(name: "A", modules: ["A", "B"])])
    }
  }
}

@Suite("Comparison of public declarations")
struct APICheckTests {
  private var lists: GeneratedFolder {
    var folder = GeneratedFolder("Documentation/API")
    folder.add("A.txt") { "struct A" }
    return folder
  }

  @Test("The API check reports added and removed lines")
  func differences() throws {
    try Repository.withFiles(["Documentation/API/A.txt": "struct B\n"]) { repository in
      let problems = try APICheck.problems(with: lists, in: repository)
      #expect(
        problems == [
          "Documentation/API/A.txt differs", "A.txt: -struct B", "A.txt: +struct A",
          "look at what has changed, and run Scripts/generate api",
        ])
      try lists.write(to: repository)
      #expect(try APICheck.problems(with: lists, in: repository) == [])
    }
  }

  #if os(Linux)
    @Test("The API check is skipped for lists of another compiler version")
    func compilers() throws {
      let page = "Recorded with Swift 6.3 on Linux by `Scripts/generate api`.\n"
      try Repository.withFiles(["Documentation/API/README.md": page]) { repository in
        let same = try CompilerVersion("swiftlang-6.3.1.2 \"compilerVersion\": \"Swift version 6.3.1 (RELEASE)\"")
        #expect(try APICheck.reasonToLeaveOut(compiler: same, in: repository) == nil)
        let other = try CompilerVersion("Swift version 6.4-dev")
        #expect(try APICheck.reasonToLeaveOut(compiler: other, in: repository) != nil)
      }
    }
  #endif

  @Test("A text without a version is no compiler version")
  func noVersion() {
    #expect(throws: Failure.self) { try CompilerVersion("swift") }
  }
}

@Suite("Lists of the stability page")
struct StabilityPageTests {
  private let page = """
    # Stability

    ## Promised

    - `Binder`: stays.

    ## Experimental declarations

    - `Box`, `Chest.open(_:)`: new.
    - `Lid`: newer.

    ### Protocols that are not for conformance

    - `Rule`: only ours.

    ### Closed enumerations

    - `Side`: complete.
    """

  private func problems(_ page: String, _ symbols: [String]) throws -> [String] {
    let graph = try SymbolGraph.sketch(symbols)
    let api = PublicAPI(products: [LibraryProduct(name: "A", modules: ["A"])]) {
      PublicModule(name: $0, graphs: [graph])
    }
    return StabilityPage(page).problems(with: api)
  }

  private func experimental(_ path: String) -> String {
    SymbolGraph.symbol(path, "func ", comment: "Experimental: may change in a minor version; see Stability.")
  }

  private let rule = SymbolGraph.symbol("Rule", kind: "protocol", "protocol ", comment: "Not for conformance: ours.")
  private let side = SymbolGraph.symbol("Side.left", kind: "enum.case", "case ")

  @Test("Items of the stability page begin with the names of declarations")
  func names() {
    #expect(StabilityPage(page).paths(of: .experimental) == ["Box", "Chest.open(_:)", "Lid"])
    #expect(StabilityPage(page).paths(of: .notForConformance) == ["Rule"])
  }

  @Test("The stability check accepts a page that agrees with comments and cases")
  func same() throws {
    let ofExperimental = SymbolGraph.symbol("Box.Lock.open", kind: "enum.case", "case ")
    let symbols = ["Box", "Chest.open(_:)", "Lid"].map(experimental) + [rule, side, ofExperimental]
    #expect(try problems(page, symbols) == [])
  }

  @Test("The stability check reports declarations that only the page or only a comment names")
  func differences() throws {
    let symbols = ["Box", "Chest.open(_:)", "Drawer"].map(experimental) + [rule]
    #expect(
      try problems(page, symbols) == [
        "Documentation/Stability.md, Experimental declarations: Drawer is missing",
        """
        Documentation/Stability.md, Experimental declarations: Lid does not say \
        "Experimental: may change in a minor version" in its comment
        """,
        "Documentation/Stability.md, Closed enumerations: Side has no cases",
      ])
  }

  @Test("The stability check reports missing items of a page without lists")
  func noLists() throws {
    #expect(
      try problems("# Stability\n", [rule, side]) == [
        "Documentation/Stability.md, Protocols that are not for conformance: Rule is missing",
        "Documentation/Stability.md, Closed enumerations: Side is missing",
      ])
  }
}
