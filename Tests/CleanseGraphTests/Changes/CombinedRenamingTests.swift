import Testing

@testable import GraphDocuments

@Suite("Renaming combined with other changes") struct CombinedRenamingTests {
  private typealias Node = DocumentSketch.Node

  // MARK: Types

  @Test("Renaming two types that depend on each other is reported as one change per type") func typesThatNeedEachOther()
  {
    func document(_ store: String, _ cache: String, shift: Int = 0) -> GraphDocument {
      app(
        .binding("Keychain", line: 1 + shift), .binding(store, needs: cache, "Keychain", line: 2 + shift),
        .binding(cache, needs: "Provider<\(store)>", line: 3 + shift),
        .binding("Home", needs: store, root: true, line: 4 + shift))
    }
    let expected = ["Store is now called Shop", "Cache is now called Memory"]
    expect(from: document("Store", "Cache"), to: document("Shop", "Memory"), expected)
    expect(from: document("Store", "Cache"), to: document("Shop", "Memory", shift: 7), expected)
  }

  @Test("Renaming a chain of 200 types is reported as one change per type") func chain() {
    func document(_ name: String, count: Int) -> GraphDocument {
      var component = DocumentSketch.Component.component("App", .binding("Home", needs: "\(name)0", root: true))
      component.nodes += (0..<count).map { number in
        Node(name: "\(name)\(number)", needs: number + 1 < count ? ["\(name)\(number + 1)"] : [], line: number + 2)
      }
      return .sketch(component)
    }
    let changes = document("New", count: 200).changes(from: document("Old", count: 200))
    #expect(changes.map(\.description) == (0..<200).map { "Old\($0) is now called New\($0)" })
  }

  @Test("Renaming a type and changing its dependencies are reported as separate changes") func needs() {
    func document(_ store: String, needs: [String]) -> GraphDocument {
      app(
        .binding("Keychain", line: 1), .binding("Disk", line: 2), Node(name: store, needs: needs, line: 3),
        .binding("Home", needs: store, root: true, line: 4), .binding("Page", needs: "Provider<\(store)>", line: 5))
    }
    let (less, more) = (["Keychain"], ["Keychain", "Disk"])
    expect(
      from: document("Store", needs: less), to: document("Shop", needs: more),
      ["Store is now called Shop", "Shop now depends on Disk"])
    expect(
      from: document("Store", needs: more), to: document("Shop", needs: less),
      ["Store is now called Shop", "Shop no longer depends on Disk"])
    expect(
      from: document("Store", needs: []), to: document("Shop", needs: ["Disk"]),
      ["Store is now called Shop", "Shop now depends on Disk"])
  }

  @Test("Renaming a type and changing its scope or kind of binding are reported as separate changes") func properties()
  {
    func document(_ store: Node) -> GraphDocument {
      .sketch(
        .component(
          "App", scope: "Singleton", .binding("Keychain", line: 1), store,
          .binding("Home", needs: store.name, root: true, line: 4)))
    }
    let old = document(.binding("Store", needs: "Keychain", line: 2))
    expect(
      from: old, to: document(.binding("Shop", needs: "Keychain", shared: true, line: 3)),
      ["Store is now called Shop", "Shop is now shared in Singleton"])
    expect(
      from: old, to: document(.binding("Shop", needs: "Keychain", kind: .asynchronousFactory, line: 3)),
      ["Store is now called Shop", "Shop is now bound as asynchronous factory instead of factory"])
  }

  @Test("Renaming a type and changing its dependents are reported as separate changes") func dependents() {
    func document(_ store: String, needed: Bool) -> GraphDocument {
      app(
        .binding("Keychain", line: 1), .binding(store, needs: "Keychain", line: 2),
        .binding("Home", needs: store, root: true, line: 3), Node(name: "Page", needs: needed ? [store] : [], line: 4))
    }
    expect(
      from: document("Store", needed: false), to: document("Shop", needed: true),
      ["Store is now called Shop", "Page now depends on Shop"])
    expect(
      from: document("Store", needed: true), to: document("Shop", needed: false),
      ["Store is now called Shop", "Page no longer depends on Shop"])
  }

  @Test("Renaming a type that several components and generic types use is reported as one change") func everywhere() {
    func document(_ store: String) -> GraphDocument {
      let home = Node.binding("Home", needs: store, "Provider<\(store)>", "Missing<\(store)>", root: true, line: 3)
      return .sketch(
        .component(
          "App", .binding("Keychain", line: 1), .binding(store, needs: "Keychain", line: 2), home,
          .binding("Page", needs: "Array<\(store)>", line: 4), .element("Array<\(store)>", needs: "Keychain", line: 5),
          .element("Array<\(store)>", line: 6), .factory(of: "Session")),
        .component(
          "Session", in: "App", .binding(store, needs: "Keychain", line: 1), .binding("Login", needs: store, line: 2)))
    }
    expect(from: document("Store"), to: document("Shop"), ["Store is now called Shop"])
  }

  @Test("Renaming the type of a seed or of a multibinding's elements is reported as one change")
  func seedsAndCollections() {
    func document(seed: String, page: String) -> GraphDocument {
      .sketch(
        .component(
          "App", .binding("Root", needs: "ComponentFactory<Session>", root: true, line: 1),
          .binding("Tabs", needs: "Array<\(page)>", line: 2), .element("Array<\(page)>", needs: "Root", line: 3),
          .element("Array<\(page)>", line: 4), .factory(of: "Session")),
        .component(
          "Session", in: "App", seed: seed, Node(name: seed, kind: .seed, line: 1),
          .binding("Login", needs: seed, root: true, line: 2)))
    }
    let old = document(seed: "User", page: "Page")
    expect(from: old, to: document(seed: "Member", page: "Page"), ["User is now called Member"])
    expect(from: old, to: document(seed: "User", page: "Screen"), ["Page is now called Screen"])
  }

  @Test("Renaming a protocol is reported without its `any` keyword") func protocols() {
    func document(_ page: String) -> GraphDocument {
      var document = app(
        .element("Array<\(page)>", needs: "Keychain", line: 1), .binding("Keychain", line: 2),
        .binding("Home", needs: "Array<\(page)>", root: true, line: 3))
      for place in document.nodes.indices where document.nodes[place].key.name != "Keychain" {
        document.nodes[place].key = marked(document.nodes[place].key)
        for requirement in document.nodes[place].requirements.indices {
          let type = document.nodes[place].requirements[requirement].type
          document.nodes[place].requirements[requirement].type = marked(type)
        }
      }
      return document
    }
    func marked(_ type: GraphDocument.TypeName) -> GraphDocument.TypeName {
      .init(name: type.name.replacing("Array<", with: "Array<any "), qualifiedName: type.qualifiedName)
    }
    expect(from: document("Page"), to: document("Screen"), ["Page is now called Screen"])
  }

  @Test("Renaming between types with the same short name shows both qualified names") func movedType() {
    func document(_ store: String) -> GraphDocument {
      var document = app(
        .binding("Keychain", line: 1), .binding("Store", needs: "Keychain", line: 2),
        .binding("Home", needs: "Store", root: true, line: 3))
      let name = GraphDocument.TypeName(name: "Store", qualifiedName: store)
      document.nodes[1].key = name
      document.nodes[2].requirements[0] = .init(
        type: name, forms: [], resolution: .bound, target: document.nodes[1].id)
      return document
    }
    expect(
      from: document("Sketch.Store"), to: document("Sketch.Storage.Store"),
      ["Sketch.Store is now called Sketch.Storage.Store"])
  }

  // MARK: Components and modules

  @Test("Renaming a component is reported once, whatever depends on its factory") func component() {
    func document(_ session: String, extra: String...) -> GraphDocument {
      var inner = DocumentSketch.Component.component(
        session, in: "App", seed: "User", Node(name: "User", kind: .seed, line: 1),
        .binding("\(session).Root", needs: "User", "Keychain", root: true, line: 2))
      inner.nodes += extra.map { Node(name: $0, needs: ["User"], line: 3) }
      return .sketch(
        .component(
          "App", .binding("Keychain", line: 1),
          .binding("Home", needs: "ComponentFactory<\(session)>", root: true, line: 2), .factory(of: session)), inner,
        .component("Inner", in: session, .binding("Page", needs: "Keychain", root: true, line: 1)))
    }
    expect(from: document("Session"), to: document("Login"), ["component Session is now called Login"])
    expect(
      from: document("Session"), to: document("Login", extra: "Cart"),
      ["component Session is now called Login", "new binding Cart in Login, bound at App/Login.swift:3"])
  }

  @Test("Renaming a component and its root type is reported as one change each") func componentAndRoot() {
    func document(_ session: String, _ root: String, inner: String = "Page") -> GraphDocument {
      .sketch(
        .component(
          "App", .binding("Keychain", line: 1),
          .binding("Home", needs: "ComponentFactory<\(session)>", root: true, line: 2), .factory(of: session)),
        .component(
          session, in: "App", .binding(root, needs: inner, "Keychain", root: true, line: 1),
          .binding(inner, needs: "Keychain", line: 2)))
    }
    expect(
      from: document("Session", "SessionPage"), to: document("Login", "LoginPage"),
      ["component Session is now called Login", "SessionPage is now called LoginPage"])
    expect(
      from: document("Session", "SessionPage", inner: "SessionCart"),
      to: document("Login", "LoginPage", inner: "LoginCart"),
      [
        "component Session is now called Login", "SessionPage is now called LoginPage",
        "SessionCart is now called LoginCart",
      ])
  }

  @Test("Renaming the root component is reported as one change") func rootComponent() {
    func document(_ name: String) -> GraphDocument {
      .sketch(
        .component(name, .binding("Keychain", line: 1), .binding("Home", needs: "Keychain", root: true, line: 2)),
        .component("Session", in: name, .binding("Page", needs: "Keychain", root: true, line: 1)))
    }
    expect(from: document("App"), to: document("Program"), ["component App is now called Program"])
  }

  @Test("Renaming a Cleanse module is reported once, however many bindings and components it has") func module() {
    func document(_ network: String) -> GraphDocument {
      func nodes(_ name: String) -> [Node] {
        [
          .binding("\(name)Client", needs: "\(name)Cache", module: network, line: 1),
          .binding("\(name)Cache", module: "Inner", line: 2), .element("\(name)Plugins", module: network, line: 3),
        ]
      }
      var app = DocumentSketch.Component.component(
        "App", modules: [network, "Inner in \(network)"], .binding("Home", needs: "AppClient", root: true, line: 9),
        .factory(of: "Session"))
      app.nodes += nodes("App")
      var session = DocumentSketch.Component.component(
        "Session", in: "App", modules: [network, "Inner in \(network)"])
      session.nodes += nodes("Session")
      var document = GraphDocument.sketch(app, session)
      for place in document.nodes.indices where document.nodes[place].key.name == "AppClient" {
        document.nodes[place].visibility = .module
      }
      return document
    }
    expect(
      from: document("NetworkModule"), to: document("HTTPModule"), ["module NetworkModule is now called HTTPModule"])
  }

  @Test("Renaming a Cleanse module that only includes others is reported as one change") func moduleOfModules() {
    func document(_ outer: String) -> GraphDocument {
      .sketch(
        .component(
          "App", modules: [outer, "Inner in \(outer)"], .binding("Home", module: "Inner", line: 1)))
    }
    expect(from: document("Outer"), to: document("Outside"), ["module Outer is now called Outside"])
  }

  @Test("Renaming a Cleanse module and a type in it is reported as one change each") func moduleAndType() {
    func document(_ module: String, _ client: String, with others: String...) -> GraphDocument {
      var component = DocumentSketch.Component.component(
        "App", modules: [module, "Other"], .binding(client, needs: "Keychain", module: module, line: 1),
        .binding("Keychain", module: "Other", line: 9), .binding("Home", needs: client, root: true, line: 10))
      component.nodes += others.map { Node(name: $0, module: module, line: 2) }
      return .sketch(component)
    }
    let expected = ["module NetworkModule is now called HTTPModule", "Network is now called HTTP"]
    expect(from: document("NetworkModule", "Network"), to: document("HTTPModule", "HTTP"), expected)
    expect(
      from: document("NetworkModule", "Network", with: "Proxy"), to: document("HTTPModule", "HTTP", with: "Proxy"),
      expected)
  }

  @Test("Renaming a Swift module and a type in it is reported as one change each") func swiftModuleAndType() throws {
    func document(_ swiftModule: String, _ store: String) throws -> GraphDocument {
      let document = app(
        .binding("Keychain", line: 1), .binding(store, needs: "Keychain", line: 2),
        .binding("Home", needs: store, root: true, line: 3))
      let text = document.text(as: .json)
      return try GraphDocument(
        json: text.replacing("\"Sketch.", with: "\"\(swiftModule).").replacing(" Sketch.", with: " \(swiftModule)."))
    }
    let changes = try document("Shop", "Cart").changes(from: document("Store", "Basket"))
    #expect(
      changes.map(\.description) == ["the Swift module Store is now called Shop", "Basket is now called Cart"])
    #expect(changes.map(\.old) == ["Store", "Store.Basket"])
    #expect(changes.map(\.new) == ["Shop", "Shop.Cart"])
  }

  @Test("A reported renaming carries the qualified names before and after") func values() {
    func document(_ module: String) -> GraphDocument {
      .sketch(.component("App", modules: [module], .binding("Home", module: module, line: 1)))
    }
    let changes = document("HTTPModule").changes(from: document("NetworkModule"))
    #expect(changes.map(\.kind) == [.moduleRenamed])
    #expect(changes.map(\.old) == ["Sketch.NetworkModule"])
    #expect(changes.map(\.new) == ["Sketch.HTTPModule"])
    #expect(changes.map(\.module) == ["Sketch.HTTPModule"])
  }

  // MARK: No new names

  @Test("An added and a removed type with different locations are not reported as a renaming") func unrelated() {
    expect(
      from: app(
        .binding("Clock", module: nil, line: 1), .binding("Keychain", line: 2),
        .binding("Home", needs: "Clock", root: true, line: 3)),
      to: app(
        .binding("Keychain", line: 1), .binding("Home", needs: "Log", root: true, line: 2), .binding("Log", line: 3)),
      [
        "Home now depends on Log", "Home no longer depends on Clock",
        "new binding Log in App, bound at App/App.swift:3",
        "Clock is no longer bound in App",
      ])
  }

  @Test("An added and a removed type without dependencies are not reported as a renaming") func unconnected() {
    expect(
      from: app(.binding("Home", root: true, line: 1), .binding("Clock", line: 2)),
      to: app(.binding("Home", root: true, line: 1), .binding("Log", line: 2)),
      ["new binding Log in App, bound at App/App.swift:2", "Clock is no longer bound in App"])
  }

  @Test("An added and a removed type with different connections are not reported as a renaming") func otherConnections()
  {
    func document(_ service: String, needs: String, neededBy user: String) -> GraphDocument {
      func node(_ name: String, line: Int) -> Node {
        Node(name: name, needs: user == name ? [service] : [], line: line)
      }
      return app(
        .binding("Keychain", line: 1), .binding("Disk", line: 2), .binding(service, needs: needs, line: 3),
        node("Home", line: 4), node("Page", line: 5))
    }
    let old = document("Clock", needs: "Keychain", neededBy: "Home")
    for new in [
      document("Log", needs: "Keychain", neededBy: "Page"), document("Log", needs: "Disk", neededBy: "Home"),
      document("Log", needs: "Disk", neededBy: "Page"),
    ] {
      #expect(Set(new.changes(from: old).map(\.kind)).isDisjoint(with: [.bindingRenamed]))
    }
  }

  @Test("Ambiguous candidates for a renaming are reported as added and removed bindings") func ambiguous() {
    func document(_ stores: String...) -> GraphDocument {
      var home = Node.binding("Home", root: true)
      home.needs = stores
      var component = DocumentSketch.Component.component("App", .binding("Keychain"), .binding("Disk"))
      component.nodes += stores.map { .binding($0, needs: "Keychain", "Disk") } + [home]
      return .sketch(component)
    }
    for (old, new) in [
      (document("A"), document("B", "C")), (document("B", "C"), document("A")),
      (document("A", "B"), document("C", "D")),
    ] {
      let kinds = new.changes(from: old).map(\.kind)
      #expect(kinds.contains(.bindingAdded) && kinds.contains(.bindingRemoved) && !kinds.contains(.bindingRenamed))
    }
  }

  @Test("A name that the other graph already uses is not reported as a renaming")
  func namesInUse() {
    func document(_ store: String, others: String...) -> GraphDocument {
      var component = DocumentSketch.Component.component(
        "App", .binding("Keychain", line: 1), .binding(store, needs: "Keychain", line: 2),
        .binding("Home", needs: store, root: true, line: 3), .factory(of: "Session"))
      component.nodes += others.map { Node(name: $0, line: 4) }
      return .sketch(
        component, .component("Session", in: "App", .binding("Store", line: 1), .binding("Page", needs: "Store")))
    }
    let changes = document("Shop").changes(from: document("Store")).map(\.kind)
    #expect(changes.contains(.bindingRemoved) && !changes.contains(.bindingRenamed))
    let back = document("Store").changes(from: document("Shop")).map(\.kind)
    #expect(back.contains(.bindingRemoved) && !back.contains(.bindingRenamed))
  }

  @Test("Splitting a module in two is not reported as a renaming") func splitModule() {
    func document(_ modules: [String], _ first: String, _ second: String) -> GraphDocument {
      .sketch(
        .component("App", modules: modules, .binding("A", module: first), .binding("B", needs: "A", module: second)))
    }
    expect(
      from: document(["Old"], "Old", "Old"), to: document(["One", "Two"], "One", "Two"),
      [
        "App now includes One", "App now includes Two", "App no longer includes Old",
        "A moved from Old to One", "B moved from Old to Two",
      ])
  }

  @Test("Replacing a component by an unrelated one is not reported as a renaming") func otherComponents() {
    func document(_ name: String, _ root: String, needs: String...) -> GraphDocument {
      var node = Node.binding(root, root: true)
      node.needs = needs
      return .sketch(
        .component(
          "App", .binding("Keychain"), .binding("Home", needs: "ComponentFactory<\(name)>"), .factory(of: name)),
        .component(name, in: "App", node))
    }
    let changes = document("Login", "LoginPage", needs: "Keychain").changes(from: document("Cart", "CartPage"))
    #expect(
      Set(changes.map(\.kind)) == [.componentAdded, .componentRemoved, .requirementAdded, .requirementRemoved])
  }

  @Test("A removed part of a renamed component keeps its identifier from the older graph") func formerIdentifiers() {
    let old = GraphDocument.sketch(
      .component("App", .binding("Keychain")),
      .component("Session", in: "App", .binding("Page", needs: "Keychain", root: true, line: 1)),
      .component("Inner", in: "Session", .binding("Cart", line: 1)))
    let new = GraphDocument.sketch(
      .component("App", .binding("Keychain")),
      .component("Login", in: "App", .binding("Page", needs: "Keychain", root: true, line: 1)))
    let changes = new.changes(from: old)
    #expect(changes.map(\.kind) == [.componentRenamed, .componentRemoved])
    #expect(changes.last?.componentID == "Sketch.App > Sketch.Session > Sketch.Inner")
    #expect(old.components.contains { $0.id == changes.last?.componentID })
  }

  @Test("Renaming is found in documents whose identifiers do not derive from names") func otherIdentifiers()
    throws
  {
    func document(_ store: String) throws -> GraphDocument {
      let text = app(
        .binding("Keychain", line: 1), .binding(store, needs: "Keychain", line: 2),
        .binding("Home", needs: store, root: true, line: 3)
      ).text(as: .json)
      // The identifier of another binding equals the new name of the type.
      return try GraphDocument(json: text.replacing("Sketch.App: Sketch.Keychain", with: "Sketch.App: Sketch.Shop"))
    }
    let new = GraphDocument.sketch(
      .component(
        "App", .binding("Keychain", line: 1), .binding("Shop", needs: "Keychain", line: 2),
        .binding("Home", needs: "Shop", root: true, line: 3)))
    expect(from: try document("Store"), to: new, ["Store is now called Shop"])
  }

  // MARK: Documents

  private func app(_ nodes: Node...) -> GraphDocument {
    var component = DocumentSketch.Component.component("App")
    component.nodes = nodes
    return .sketch(component)
  }

  private func expect(
    from old: GraphDocument, to new: GraphDocument, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(new.changes(from: old).map(\.description) == expected, sourceLocation: sourceLocation)
  }
}
