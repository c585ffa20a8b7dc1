import CleanseGraph
import Testing

import enum BindingGraph.Publication

@testable import GraphDocuments

@Suite("Graph comparison") struct GraphChangesTests {
  @Test("A graph comparison ignores source locations and the order of bindings and parameters") func nothing() {
    let old = GraphDocument.sketch(
      .component("App", .binding("A", needs: "B", "C", line: 1), .binding("B", line: 2), .binding("C", line: 3)))
    let new = GraphDocument.sketch(
      .component("App", .binding("C", line: 30), .binding("B", line: 20), .binding("A", needs: "C", "B", line: 10)))
    let changes = new.changes(from: old)
    #expect(changes.isEmpty)
    #expect(changes.text(as: .text) == "The graph has not changed.\n")
    #expect(changes.text(as: .markdown) == "The graph has not changed.\n")
    #expect(GraphDocument(Observatory.self).changes(from: GraphDocument(Observatory.self)).isEmpty)
  }

  @Test("A graph comparison reports added, removed and respelled dependencies") func requirements() {
    expect(
      from: .component("App", .binding("Store", needs: "Disk"), .binding("Disk"), .binding("Keychain")),
      to: .component("App", .binding("Store", needs: "Keychain"), .binding("Disk"), .binding("Keychain")),
      ["Store now depends on Keychain", "Store no longer depends on Disk"])
    expect(
      from: .component("App", .binding("Store", needs: "Disk"), .binding("Disk")),
      to: .component("App", .binding("Store", needs: "Provider<Disk>"), .binding("Disk")),
      ["Store now injects Provider<Disk> instead of Disk"])
    expect(
      from: .component("App", .binding("Store", needs: "Disk"), .binding("Disk")),
      to: .component("App", .binding("Store", needs: "Disk", "Disk"), .binding("Disk")), ["Store now depends on Disk"])
  }

  @Test("A graph comparison reports a dependency that another component now provides") func resolutions() {
    expect(
      from: .component("App", .binding("Store", needs: "Disk"), .binding("Disk")),
      to: .component("App", .binding("Store", needs: "Disk")),
      ["the Disk of Store is now missing; before, it came from App", "Disk is no longer bound in App"])
    let outer = DocumentSketch.Component.component("App", .binding("Disk"), .factory(of: "Session"))
    let old = GraphDocument.sketch(outer, .component("Session", in: "App", .binding("Store", needs: "Disk")))
    let new = GraphDocument.sketch(
      outer, .component("Session", in: "App", .binding("Store", needs: "Disk"), .binding("Disk")))
    #expect(
      lines(new.changes(from: old)) == [
        "the Disk of Store now comes from Session; before, it came from App",
        "new binding Disk in Session, bound at App/Session.swift:1",
      ])
    #expect(lines(old.changes(from: new)).last == "Disk is no longer bound in Session")
  }

  @Test("A graph comparison reports added, removed and changed bindings") func bindings() {
    expect(
      from: .component("App", scope: "Singleton", .binding("A")),
      to: .component("App", scope: "Singleton", .binding("A"), .binding("Clock", shared: true, line: 7)),
      ["new shared binding Clock in App, bound at App/App.swift:7"])
    expect(
      from: .component("App", .binding("A"), .binding("B")), to: .component("App", .binding("A")),
      ["B is no longer bound in App"])
    expect(
      from: .component("App", scope: "Singleton", modules: ["M", "N"], .binding("A", module: "M")),
      to: .component(
        "App", scope: "Singleton", modules: ["M", "N"],
        .binding("A", kind: .value, shared: true, sendable: true, module: "N")),
      [
        "A moved from M to N", "A is now bound as value instead of factory",
        "A is now shared in Singleton", "A is now sendable",
      ])
    expect(
      from: .component(
        "App", scope: "Singleton", modules: ["M"], .binding("A", shared: true, sendable: true, module: "M")),
      to: .component("App", scope: "Singleton", modules: ["M"], .binding("A")),
      ["A moved from M to the component itself", "A is no longer shared", "A is no longer sendable"])
  }

  @Test("A graph comparison reports changed lifecycle hooks and eagerness") func lifecycles() {
    func document(_ lifecycle: GraphDocument.Node.Lifecycle...) -> GraphDocument {
      .sketch(.component("App", DocumentSketch.Node(name: "A", lifecycle: lifecycle)))
    }
    #expect(
      lines(document(.eager, .startHook).changes(from: document(.stopHook)))
        == ["A is now eager", "A now has a start hook", "A no longer has a stop hook"])
    #expect(
      lines(document(.eager, .concurrent).changes(from: document(.eager))) == ["A is now created concurrently"])
    #expect(lines(document().changes(from: document(.eager))) == ["A is no longer eager"])
  }

  @Test("A graph comparison names the component if several components bind the same type") func ambiguous() {
    func document(_ needs: String...) -> GraphDocument {
      var node = DocumentSketch.Node.binding("Store")
      node.needs = needs
      return .sketch(
        .component("App", .binding("Store"), .binding("Disk"), .factory(of: "Session")),
        .component("Session", in: "App", node))
    }
    #expect(lines(document("Disk").changes(from: document())) == ["Store in Session now depends on Disk"])
  }

  @Test("A graph comparison reports a binding that moves to another component once") func moved() {
    let session = DocumentSketch.Component.component("Session", in: "App", .binding("User", needs: "Page"))
    let old = GraphDocument.sketch(
      .component("App", .binding("Root"), .binding("Page", needs: "Root"), .factory(of: "Session")), session)
    var inner = session
    inner.nodes.append(.binding("Page", needs: "Root"))
    let new = GraphDocument.sketch(.component("App", .binding("Root"), .factory(of: "Session")), inner)
    #expect(lines(new.changes(from: old)) == ["Page moved from App to Session"])
    #expect(lines(old.changes(from: new)) == ["Page moved from Session to App"])
  }

  @Test("A graph comparison reports an added or removed component once, without its bindings") func components() {
    let app = DocumentSketch.Component.component("App", .binding("Root"))
    var installing = app
    installing.nodes.append(.factory(of: "Session"))
    let session = DocumentSketch.Component.component(
      "Session", in: "App", seed: "User", .binding("A"), .binding("B", needs: "A"))
    let (old, new) = (GraphDocument.sketch(app), GraphDocument.sketch(installing, session))
    #expect(
      lines(new.changes(from: old)) == [
        "new component Session in App, with 2 bindings, installed at App/Session.swift:1"
      ])
    #expect(lines(old.changes(from: new)) == ["Session is no longer installed in App"])
  }

  @Test("A graph comparison reports a moved or renamed component without its bindings")
  func movedComponents() {
    func document(_ name: String, in parent: String) -> GraphDocument {
      .sketch(
        .component("App", .binding("Root"), .factory(of: "Other")),
        .component("Other", in: "App", .binding("X")),
        .component(name, in: parent, .binding("A"), .binding("B", needs: "A")))
    }
    let old = document("Session", in: "App")
    #expect(
      lines(document("Session", in: "Other").changes(from: old)) == ["component Session moved from App to Other"])
    #expect(lines(document("Login", in: "App").changes(from: old)) == ["component Session is now called Login"])
  }

  @Test("A graph comparison reports changed scopes, seeds, roots and modules") func properties() {
    expect(
      from: .component("App", scope: "One", seed: "Seed", modules: ["M"], .binding("A", root: true), .binding("B")),
      to: .component("App", scope: "Two", modules: ["N"], .binding("A"), .binding("B", root: true)),
      [
        "the scope of App is now Two instead of One", "App no longer has the seed Seed",
        "the root of App is now B instead of A", "App now includes N", "App no longer includes M",
      ])
  }

  @Test("A graph comparison reports changed contributions and their order") func elements() {
    func document(_ elements: DocumentSketch.Node...) -> GraphDocument {
      var component = DocumentSketch.Component.component("App", modules: ["M", "N"], .binding("A"), .binding("B"))
      component.nodes += elements
      return .sketch(component)
    }
    let old = document(.element("Pages", needs: "A"), .element("Pages", needs: "B"))
    #expect(
      lines(
        document(.element("Pages", needs: "A"), .element("Pages", needs: "A", "B"), .element("Pages", needs: "B"))
          .changes(from: old))
        == ["new contribution to Pages in App, bound at App/App.swift:1"])
    #expect(
      lines(document(.element("Pages", needs: "B")).changes(from: old))
        == ["removed a contribution to Pages in App, which was bound at App/App.swift:1"])
    #expect(
      lines(document(.element("Pages", needs: "B"), .element("Pages", needs: "A")).changes(from: old))
        == ["the contributions to Pages have a different order"])
    #expect(
      lines(document(.element("Pages", needs: "A"), .element("Pages", needs: "A", "B")).changes(from: old))
        == ["the contribution to Pages now depends on A"])
    #expect(
      lines(document(.element("Map", under: "k", needs: "A")).changes(from: document(.element("Map", under: "k"))))
        == ["the contribution under k to Map now depends on A"])
  }

  @Test("A graph comparison reports the changed module or scope of a contribution") func elementProperties() {
    func document(_ elements: DocumentSketch.Node...) -> GraphDocument {
      var component = DocumentSketch.Component.component("App", scope: "One", modules: ["M", "N"], .binding("A"))
      component.nodes += elements
      return .sketch(component)
    }
    var shared = DocumentSketch.Node.element("Pages", needs: "A")
    shared.isShared = true
    let plain = DocumentSketch.Node.element("Pages", needs: "A")
    #expect(
      lines(document(plain, shared).changes(from: document(shared, plain)))
        == ["the contributions to Pages have a different order"])
    #expect(
      lines(document(shared).changes(from: document(plain))) == ["the contribution to Pages is now shared in One"])
    #expect(
      lines(
        document(.element("Pages", needs: "A", module: "N"))
          .changes(from: document(.element("Pages", needs: "A", module: "M"))))
        == ["the contribution to Pages moved from M to N"])
  }

  @Test("A graph comparison reports the changed order of a contribution") func orders() {
    func document(_ order: String?) -> GraphDocument {
      var element = DocumentSketch.Node.element("Pages")
      element.contribution = .init(collection: .array, order: order)
      return .sketch(.component("App", element))
    }
    #expect(
      lines(document("last").changes(from: document(nil))) == ["the contribution to Pages now has the order last"])
    #expect(
      lines(document(nil).changes(from: document("-3"))) == ["the contribution to Pages now has the default order"])
  }

  @Test("A graph comparison reports added, removed and changed decorators") func decorators() {
    let plain = GraphDocument.sketch(
      .component("App", scope: "One", .binding("Clock", shared: true), .binding("Log")))
    let decorated = GraphDocument.sketch(
      .component(
        "App", scope: "One", .binding("Clock", needs: "Log", kind: .decorator, shared: true, line: 7),
        .binding("Clock", shared: true), .binding("Log")))
    #expect(
      lines(decorated.changes(from: plain)) == ["new shared decorator of Clock in App, decorated at App/App.swift:7"])
    #expect(lines(plain.changes(from: decorated)) == ["Clock is no longer decorated in App"])
    let other = GraphDocument.sketch(
      .component(
        "App", scope: "One", .binding("Clock", kind: .decorator, shared: true, line: 7),
        .binding("Clock", shared: true),
        .binding("Log")))
    #expect(lines(other.changes(from: decorated)) == ["the decorator of Clock no longer depends on Log"])
  }

  @Test("A graph comparison reports a module that another module now includes") func moduleTree() {
    expect(
      from: .component("App", modules: ["M", "N", "Inner in M"], .binding("A", module: "Inner")),
      to: .component("App", modules: ["M", "N", "Inner in N"], .binding("A", module: "Inner")),
      ["in App, Inner is now included by N instead of M"])
    expect(
      from: .component("App", modules: ["M", "Inner in M"], .binding("A", module: "Inner")),
      to: .component("App", modules: ["M", "Inner"], .binding("A", module: "Inner")),
      ["in App, Inner is now included by the component itself instead of M"])
  }

  @Test("A graph comparison reports a renamed component once, without the dependencies that it provides")
  func renamedServer() {
    func document(_ name: String) -> GraphDocument {
      .sketch(
        .component("App", .binding("Root"), .factory(of: name)),
        .component(name, in: "App", .binding("A"), .binding("B", needs: "A"), .factory(of: "Inner")),
        .component("Inner", in: name, .binding("C", needs: "A", "B")))
    }
    #expect(
      lines(document("Login").changes(from: document("Session"))) == ["component Session is now called Login"])
  }

  @Test("A graph comparison is written as a list in Markdown and as members in JSON") func formats() {
    let old = GraphDocument.sketch(.component("App", .binding("Store"), .binding("Disk")))
    let new = GraphDocument.sketch(.component("App", .binding("Store", needs: "Disk", line: 3), .binding("Disk")))
    let changes = new.changes(from: old)
    #expect(changes.text(as: .markdown) == "The graph has 1 change:\n\n- `Store` now depends on `Disk`\n")
    #expect(changes.description == "Store now depends on Disk\n")
    #expect(
      changes.text(as: .json) == """
        {
          "$schema": "https://cleanse.example/schemas/changes-1.json",
          "changes": [
            {
              "component": "App",
              "componentID": "Sketch.App",
              "key": {
                "name": "Store",
                "qualifiedName": "Sketch.Store"
              },
              "kind": "requirement-added",
              "location": {
                "file": "App/App.swift",
                "line": 3
              },
              "name": "Store",
              "new": {
                "kind": "type",
                "name": "Disk",
                "value": "Sketch.Disk"
              },
              "requirement": "Sketch.Disk",
              "text": "Store now depends on Disk"
            }
          ],
          "generator": {
            "name": "Cleanse",
            "version": "\(Publication.version)"
          },
          "version": 1
        }

        """)
  }

  @Test("A graph comparison of a document with itself is empty, whatever names it contains") func itself() {
    #expect(HostileNames.document.changes(from: HostileNames.document).isEmpty)
    #expect(!HostileNames.document.changes(from: GraphDocument(Observatory.self)).isEmpty)
  }

  private func expect(
    from old: DocumentSketch.Component, to new: DocumentSketch.Component, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(lines(GraphDocument.sketch(new).changes(from: .sketch(old))) == expected, sourceLocation: sourceLocation)
  }

  private func lines(_ changes: GraphChanges) -> [String] { changes.changes.map(\.description) }
}
