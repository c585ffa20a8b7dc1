import Testing

@testable import cleanse_autowire

@Suite("Generated composition root") struct CompositionRootWriterTests {
  @Test("A composition root creates shared objects once and each object after its dependencies") func order() throws {
    let wiring = try wiring(
      """
      final class Page: Injectable {
        init(repository: any Repository, title: String = "", makeList: @escaping () -> Shop.List) {}
      }
      protocol Repository: SharedInjectable {}
      struct RepositoryImpl: Repository { let cache: URLCache }
      enum Shop { struct List: Injectable { let shared: () -> any Repository } }
      struct URLCache: SharedInjectable {}
      """)
    let writer = CompositionRootWriter(wiring, root: "")
    #expect(writer.refusals.isEmpty)
    #expect(
      writer.source == """
        // Written by cleanse-autowire. Do not edit: change the types that it names.

        /// The types that this module marks as injectable, put together.
        struct AppDependency {
          let urlCache: URLCache
          let repository: any Repository
          let makeShopList: () -> Shop.List
          let makePage: () -> Page

          static func resolve() -> AppDependency {
            // File.swift:7
            #sourceLocation(file: "File.swift", line: 7)
            let urlCache: URLCache = URLCache()
            #sourceLocation()

            // File.swift:4
            #sourceLocation(file: "File.swift", line: 5)
            let repository: any Repository = RepositoryImpl(cache: urlCache)
            #sourceLocation()

            // File.swift:6
            #sourceLocation(file: "File.swift", line: 6)
            func makeShopList() -> Shop.List { Shop.List(shared: { repository }) }
            #sourceLocation()

            // File.swift:1
            #sourceLocation(file: "File.swift", line: 2)
            func makePage() -> Page { Page(repository: repository, makeList: makeShopList) }
            #sourceLocation()

            return AppDependency(
              urlCache: urlCache,
              repository: repository,
              makeShopList: makeShopList,
              makePage: makePage
            )
          }
        }

        """)
  }

  @Test("A type with a raw identifier gets a valid property name") func rawIdentifiers() throws {
    let wiring = try wiring(
      "struct `raw name`: SharedInjectable {}\nstruct `1st`: Injectable {}\nstruct `2`: SharedInjectable {}")
    #expect(
      BindingNames(wiring.bindings).names == ["`raw name`": "rawname", "`1st`": "make1st", "`2`": "shared2"])
  }

  @Test("A composition root creates the factories of Pure modules with their dependencies") func modules() throws {
    let writer = CompositionRootWriter(
      try wiring(
        """
        struct List: Injectable { let pages: Page.Factory }
        class Page: FactoryModule {
          struct Dependency { let network: Network; let cells: Cell.Configurator }
        }
        class Cell: ConfiguratorModule {
          struct Dependency { let makeLoader: () -> Loader; let clocks: Clock.Factory }
        }
        class Clock: FactoryModule { typealias Dependency = Void }
        class Network: SharedInjectable {}
        class Loader: Injectable {}
        """), root: "")
    #expect(writer.refusals.isEmpty)
    #expect(writer.source.contains("\n#if canImport(Pure)\nimport Pure\n#endif\n\n"))
    let lines = writer.source.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.contains(
        """
        func makeList() -> List { List(pages: Page.Factory(dependency: Page.Dependency(network: network, \
        cells: Cell.Configurator(dependency: Cell.Dependency(makeLoader: makeLoader, clocks: Clock.Factory()))))) }
        """))
    #expect(
      lines.filter { $0.hasPrefix("let ") && !$0.contains("=") } == [
        "let network: Network", "let makeLoader: () -> Loader", "let makeList: () -> List",
      ])
  }

  @Test("A Pure module with a dependency that cannot be created is refused") func unmakeableModules() throws {
    let wiring = try wiring(
      """
      struct List: Injectable { let pages: Page.Factory }
      class Page: FactoryModule {
        struct Dependency { let name: String }
      }
      """)
    #expect(wiring.refusals.isEmpty)
    #expect(
      CompositionRootWriter(wiring, root: "").refusals.map { RefusedLine($0.place.place.line, $0.problem) } == [
        RefusedLine(3, .uninjectableParameter(name: "name", type: "String"))
      ])
  }

  @Test("A cycle of Pure modules is refused") func cycleOfModules() throws {
    let wiring = try wiring(
      """
      struct List: Injectable { let pages: Page.Factory }
      class Page: FactoryModule {
        struct Dependency { let cells: Cell.Factory }
      }
      class Cell: FactoryModule {
        struct Dependency { let pages: Page.Factory }
      }
      """)
    let writer = CompositionRootWriter(wiring, root: "")
    #expect(
      writer.refusals.map { RefusedLine($0.place.place.line, $0.problem) } == [
        RefusedLine(6, .cycle(["Cell", "Page", "Cell"]))
      ])
    #expect(writer.source.contains("#error("))
  }

  @Test("Properties of a composition root have unique names") func names() throws {
    let root = CompositionRoot(try wiring("enum Shop { struct Cart: Injectable {} }\nstruct ShopCart: Injectable {}"))
    #expect(root.names == ["Shop.Cart": "makeShopCart", "ShopCart": "makeShopCart2"])
  }

  @Test("Properties of a composition root avoid keywords and names of types") func usableNames() throws {
    let writer = CompositionRootWriter(
      try wiring(
        """
        class Switch: SharedInjectable {}
        struct shop: SharedInjectable {}
        struct Default: SharedInjectable { let first: Switch; let second: shop }
        """), root: "")
    let lines = writer.source.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("let ") } == [
        "let sharedSwitch: Switch", "let sharedShop: shop", "let sharedDefault: Default",
        "let sharedSwitch: Switch = Switch()", "let sharedShop: shop = shop()",
        "let sharedDefault: Default = Default(first: sharedSwitch, second: sharedShop)",
      ])
  }

  @Test("A composition root refuses cycles, conditional types and dependencies that need a graph") func refusals()
    throws
  {
    let wiring = try wiring(
      """
      class A: Injectable { init(b: B, list: [Int]) {} }
      class B: Injectable { init(a: A) {} }
      #if DEBUG
      class C: Injectable {}
      #endif
      """)
    let refusals = CompositionRootWriter(wiring, root: "").refusals
    #expect(
      refusals.map { RefusedLine($0.place.place.line, $0.problem) } == [
        RefusedLine(1, .cycle(["A", "B", "A"])), RefusedLine(1, .needsGraph(name: "list", type: "[Int]")),
        RefusedLine(4, .conditionalType("C")),
      ])
  }

  @Test("A composition root without marked types is empty") func empty() {
    let source = CompositionRootWriter(Wiring(bindings: [], refusals: []), root: "").source
    #expect(
      source.hasSuffix(
        "struct AppDependency {\n  static func resolve() -> AppDependency {\n    AppDependency()\n  }\n}\n"))
  }
}
