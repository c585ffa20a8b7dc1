import Testing

@testable import GraphDocuments

@Suite("Renaming") struct RenamingTests {
  private func app(_ store: String, needs: String = "Keychain") -> GraphDocument {
    .sketch(
      .component(
        "App", .binding(store, needs: needs, shared: true), .binding("Keychain"),
        .binding("Home", needs: store, "Provider<\(store)>", root: true), .binding("Profile", needs: store)))
  }

  @Test("A renamed type is reported as one change, however many bindings depend on it") func type() {
    let changes = app("AccountStore").changes(from: app("SessionStore"))
    #expect(changes.map(\.description) == ["SessionStore is now called AccountStore"])
    #expect(changes.map(\.kind) == [.bindingRenamed])
    #expect(changes.first?.old?.hasSuffix("SessionStore") == true)
    #expect(changes.first?.new?.hasSuffix("AccountStore") == true)
  }

  @Test("A type with a new name and another dependency is reported as an added and a removed binding") func otherType()
  {
    let kinds = Set(app("AccountStore", needs: "Home").changes(from: app("SessionStore")).map(\.kind))
    #expect(kinds.contains(.bindingAdded) && kinds.contains(.bindingRemoved))
  }

  @Test("A renamed Swift module is reported as one change") func swiftModule() throws {
    let old = app("SessionStore")
    let module = try #require(old.components.first?.type.qualifiedName.split(separator: ".").first)
    let text = old.text(as: .json).split(separator: "\(module).", omittingEmptySubsequences: false).joined(
      separator: "Renamed.")
    let changes = try GraphDocument(json: text).changes(from: old)
    #expect(changes.map(\.description) == ["the Swift module \(module) is now called Renamed"])
    #expect(changes.map(\.kind) == [.swiftModuleRenamed])
  }

  @Test("Source files keep their names when a Swift module of the same name is renamed") func fileOfSwiftModule()
    throws
  {
    let old = GraphDocument.sketch(
      .component("Sketch", .binding("Clock"), .binding("Home", needs: "Clock", root: true)))
    let new = GraphDocument.sketch(.component("Sketch", .binding("Home", root: true)))
    let text = new.text(as: .json).replacing("\"Sketch.", with: "\"Renamed.").replacing(" Sketch.", with: " Renamed.")
    let removed = try GraphDocument(json: text).changes(from: old).changes.first { $0.kind == .bindingRemoved }
    #expect(removed?.location?.file == "App/Sketch.swift")
  }

  /// A graph with a tagged binding, whose key is a `TaggedProvider`.
  private func tagged(_ tag: String?) -> GraphDocument {
    var document = app("SessionStore")
    guard let tag else { return document }
    let key = GraphDocument.TypeName(
      name: "TaggedProvider<\(tag)>", qualifiedName: "Cleanse.TaggedProvider<App.\(tag)>")
    for place in document.nodes.indices where document.nodes[place].key.name == "SessionStore" {
      let node = document.nodes[place]
      let id = "\(node.component): \(key.qualifiedName)"
      document.nodes[place] = GraphDocument.Node(
        id: id, component: node.component, key: key, tag: .sample(tag), kind: node.kind, contribution: nil,
        scope: node.scope, module: node.module, installs: nil,
        location: node.location, requirements: node.requirements)
      for dependent in document.nodes.indices {
        document.nodes[dependent].requirements = document.nodes[dependent].requirements.map { requirement in
          guard requirement.target == node.id else { return requirement }
          return GraphDocument.Requirement(
            type: key, forms: requirement.forms + [.tagged], resolution: .bound, target: id)
        }
      }
    }
    return document
  }

  @Test("An added, renamed or removed tag is reported as one change") func tag() {
    let added = tagged("Primary").changes(from: tagged(nil)).map(\.description)
    #expect(added == ["SessionStore now has the tag Primary"])
    let renamed = tagged("Main").changes(from: tagged("Primary")).map(\.description)
    #expect(renamed == ["the tag Primary is now called Main"])
    #expect(tagged(nil).changes(from: tagged("Primary")).count == 1)
  }
}
