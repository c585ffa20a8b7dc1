import CleanseGraph
import Testing

@testable import GraphDocuments

@Suite("Graph filters") struct GraphFilterTests {
  private let document = GraphDocument.sketch(
    .component(
      "App", scope: "Singleton", modules: ["Storage", "Disk in Storage", "Network"],
      .binding("Application", needs: "Store", "Client", root: true),
      .binding("Store", needs: "File", shared: true, module: "Storage"),
      .binding("File", needs: "Path", module: "Disk"), .binding("Path", module: "Disk"),
      .binding("Client", needs: "Address", "Store", module: "Network"), .binding("Address", module: "Network"),
      .factory(of: "Session")),
    .component("Session", in: "App", modules: [], .binding("Profile", needs: "Client", "Nothing", root: true)),
    diagnostics: [
      .init(
        id: "missing-binding", severity: .error, headline: "Nothing", text: "", location: nil,
        nodes: ["Sketch.App > Sketch.Session: Sketch.Profile"]),
      .init(id: "unused-override", severity: .error, headline: "Everywhere", text: "", location: nil, nodes: []),
    ])

  @Test("The component filter keeps one component without its ancestors and subcomponents") func component() throws {
    let session = try document.filtered(.component("Session"))
    #expect(session.components.map(\.type.name) == ["Session"])
    #expect(session.components[0].parent == nil)
    #expect(session.components[0].depth == 0)
    #expect(names(session) == ["Profile"])
    #expect(session.nodes[0].requirements.map(\.resolution) == [.hidden, .missing])
    let app = try document.filtered(.component("Sketch.App"))
    #expect(app.nodes.count == 7)
    #expect(app.nodes.last?.installs == nil)
    #expect(app.diagnostics.map(\.id) == ["unused-override"])
    try app.checkReferences()
  }

  @Test("The filter of hidden names leaves out types, and modules with the modules that they include") func hidden()
    throws
  {
    let all = names(document)
    let withoutStore = try document.filtered(.without("Store"))
    #expect(names(withoutStore) == all.filter { $0 != "Store" })
    let client = try #require(withoutStore.nodes.first { $0.key.name == "Client" })
    #expect(client.requirements.map(\.resolution) == [.bound, .hidden])
    #expect(
      names(try document.filtered(.without("Storage"))) == all.filter { !["Store", "File", "Path"].contains($0) })
    #expect(
      names(try document.filtered(.without("Disk"), .without("Address")))
        == all.filter { !["File", "Path", "Address"].contains($0) })
    // A name of a type is not that of a module.
    #expect(names(try document.filtered(.without("Sketch.Network"), .collapsedModules)).contains("Storage"))
    let error = #expect(throws: GraphDocumentError.self) { try document.filtered(.without("Netwrok")) }
    #expect(error?.description == "the graph has no type or module 'Netwrok'; did you mean: Network")
  }

  @Test("The needed-by filter keeps a type and all its dependencies") func needed() throws {
    #expect(names(try document.filtered(.needed(by: "Store"))) == ["Store", "File", "Path"])
    #expect(names(try document.filtered(.needed(by: "Store", depth: 1))) == ["Store", "File"])
    #expect(names(try document.filtered(.needed(by: "Store", depth: 0))) == ["Store"])
    let profile = try document.filtered(.needed(by: "Profile"))
    #expect(names(profile) == ["Store", "File", "Path", "Client", "Address", "Profile"])
    #expect(profile.components.map(\.modules.count) == [3, 0])
    #expect(profile.components[0].root == nil)
    try profile.checkReferences()
  }

  @Test("The needing filter keeps a type and all its dependents, also through component factories") func needing()
    throws
  {
    let found = try document.filtered(.needing("Client"))
    #expect(names(found) == ["Application", "Client", "ComponentFactory<Session>", "Profile"])
    #expect(found.components[0].modules.map(\.type.name) == ["Network"])
    #expect(names(try document.filtered(.needing("Client", depth: 1))) == ["Application", "Client", "Profile"])
  }

  @Test("The depth filter keeps the nodes near the root") func depth() throws {
    #expect(names(try document.filtered(.depth(0))) == ["Application"])
    #expect(names(try document.filtered(.depth(1))) == ["Application", "Store", "Client"])
    #expect(names(try document.filtered(.depth(9))) == ["Application", "Store", "File", "Path", "Client", "Address"])
  }

  @Test("The leaves filter removes nodes without dependencies, except roots and faulty nodes") func leaves() throws {
    let found = try document.filtered(.withoutLeaves)
    #expect(
      names(found) == ["Application", "Store", "File", "Client", "ComponentFactory<Session>", "Profile"])
    #expect(found.nodes[2].requirements.map(\.resolution) == [.hidden])
    let lonely = GraphDocument.sketch(.component("App", .binding("Root", root: true), .binding("Leaf")))
    #expect(names(try lonely.filtered(.withoutLeaves)) == ["Root"])
  }

  @Test("The modules filter shows each module as one node") func modules() throws {
    let found = try document.filtered(.collapsedModules)
    #expect(names(found) == ["Application", "Storage", "Disk", "Network", "ComponentFactory<Session>", "Profile"])
    #expect(found.nodes[1].kind == .module)
    #expect(needs(found, "Application") == ["Store", "Client"])
    #expect(needs(found, "Storage") == ["Disk"])
    #expect(needs(found, "Network") == ["Storage"])
    #expect(found.nodes[3].requirements.map(\.forms) == [[.collapsed]])
    #expect(needs(found, "Profile") == ["Client", "Nothing"])
    try found.checkReferences()
  }

  @Test("Filters keep the same nodes in any order") func order() throws {
    let filters: [GraphFilter] = [
      .component("Session"), .needing("Client"), .needed(by: "Profile"), .withoutLeaves, .depth(2), .component("App"),
      .needing("Path"),
    ]
    for one in filters {
      for other in filters {
        #expect(try document.filtered(one, other).nodes == document.filtered(other, one).nodes)
      }
    }
    #expect(names(try document.filtered(.component("Session"), .needing("Client"))) == ["Profile"])
    #expect(names(try document.filtered(.withoutLeaves, .needed(by: "Path"))) == [])
    #expect(names(try document.filtered(.component("Session"), .needed(by: "Store"))) == [])
  }

  @Test("Filters find modules and the names of types that collapsed modules contain") func collapsedNames() throws {
    #expect(names(try document.filtered(.collapsedModules, .needed(by: "Store"))) == ["Storage", "Disk"])
    #expect(names(try document.filtered(.collapsedModules, .needed(by: "Storage"))) == ["Storage", "Disk"])
    #expect(throws: GraphDocumentError.self) { try document.filtered(.needed(by: "Storage"), .collapsedModules) }
  }

  @Test("A filter after the modules filter is applied to the collapsed modules") func composed() throws {
    let found = try document.filtered(.needed(by: "Client"), .collapsedModules, .withoutLeaves)
    #expect(names(found) == ["Storage", "Network"])
    #expect(names(try document.filtered([])) == names(document))
  }

  @Test("A filter accepts tags, qualified names and identifiers as names") func spellings() throws {
    let observatory = GraphDocument(Observatory.self)
    let wanted = ["TaggedProvider<SiteName>"]
    for name in [
      "SiteName", "CleanseGraphTests.SiteName", "TaggedProvider<SiteName>",
      observatory.nodes.first { $0.tag != nil }?.id,
    ] {
      #expect(names(try observatory.filtered(.needed(by: try #require(name)))) == wanted)
    }
  }

  @Test("A filter with an unknown name is an error with near matches") func unknown() {
    let type = #expect(throws: GraphDocumentError.self) { try document.filtered(.needed(by: "Cleint")) }
    #expect(type?.description == "the graph has no binding for the type 'Cleint'; did you mean: Client")
    let component = #expect(throws: GraphDocumentError.self) { try document.filtered(.component("Sesion")) }
    #expect(component?.description == "the graph has no component 'Sesion'; did you mean: Session")
    #expect(component?.nearMisses == ["Session"])
    let other = #expect(throws: GraphDocumentError.self) { try document.filtered(.needing("Zebra")) }
    #expect(other?.description == "the graph has no binding for the type 'Zebra'")
  }

  private func names(_ document: GraphDocument) -> [String] { document.nodes.map(\.key.name) }

  private func needs(_ document: GraphDocument, _ name: String) -> [String] {
    document.nodes.first { $0.key.name == name }?.requirements.map(\.type.name) ?? []
  }
}
