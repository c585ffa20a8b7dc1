import CleanseGraph
import Foundation
import TestSupport
import Testing

@testable import GitHubBrowser
@testable import GraphDocuments

@Suite("Lock files of graphs") struct LockFileTests {
  private static var documents: [(name: String, document: GraphDocument)] {
    [
      ("browser", GraphDocument(AppComponent.self)), ("observatory", GraphDocument(Observatory.self)),
      ("newsroom", GraphDocument(Newsroom.self)), ("shop", .shop(bindings: 300)), ("random", .random(nodes: 300)),
      ("hostile", hostileWithoutDiagnostics), ("names", HostileNames.document),
      ("empty", GraphDocument(components: [], nodes: [], diagnostics: [])),
    ]
  }

  /// The diagnostics of names that are no names of types are compared by their short names, which differ.
  private static var hostileWithoutDiagnostics: GraphDocument {
    var document = GraphDocument.hostile
    document.diagnostics = []
    return document
  }

  @Test("A lock file is read as the same graph, and written again as the same text") func same() throws {
    for (name, document) in Self.documents {
      let text = document.text(as: .lock)
      let read = try GraphDocument(lock: text)
      #expect(document.changes(from: read).map(\.description) == [], "\(name)")
      #expect(read.changes(from: document).map(\.description) == [], "\(name)")
      #expect(read.text(as: .lock) == text, "\(name)")
    }
  }

  @Test("A lock file keeps identifiers, short names and the order of contributions") func identifiers() throws {
    for document in [GraphDocument(AppComponent.self), GraphDocument(Observatory.self), .shop(bindings: 300)] {
      let read = try GraphDocument(lock: document.text(as: .lock))
      #expect(Set(read.nodes.map(\.id)) == Set(document.nodes.map(\.id)))
      #expect(read.components.map(\.id).sorted() == document.components.map(\.id).sorted())
      #expect(Set(read.nodes.map(\.key)) == Set(document.nodes.map(\.key)))
      for node in document.nodes where node.kind == .collection {
        #expect(read[node: node.id]?.requirements == node.requirements)
      }
    }
  }

  @Test("The changes of graphs are the same whether the older one is a lock file or JSON") func changes() throws {
    let (old, new) = GraphDocument.sessionApp
    let lock = try GraphDocument(lock: old.text(as: .lock))
    #expect(new.changes(from: lock).map(\.description) == new.changes(from: old).map(\.description))
    #expect(!new.changes(from: lock).isEmpty)
  }

  @Test("Two bindings that replace each other at one place of the alphabet are not a renamed one") func alphabet()
    throws
  {
    func graph(_ name: String) throws -> GraphDocument {
      try GraphDocument(
        lock: GraphDocument.sketch(
          .component("App", .binding("Logger"), .binding(name, needs: "Logger"), .binding("Zoo", needs: "Logger"))
        ).text(as: .lock))
    }
    #expect(
      try graph("Marmot").changes(from: graph("Meadow")).map(\.kind.rawValue) == ["binding-added", "binding-removed"])
  }

  @Test("A lock file does not depend on the order of bindings, modules and parameters, nor on locations") func sorted()
  {
    let document = GraphDocument(AppComponent.self)
    var other = document
    other.nodes =
      document.nodes.filter { $0.contribution == nil }.reversed()
      + document.nodes.filter { $0.contribution != nil }
    for place in other.nodes.indices where other.nodes[place].kind != .collection {
      other.nodes[place].requirements.reverse()
    }
    for place in other.components.indices { other.components[place].modules.reverse() }
    #expect(other.text(as: .lock) == document.text(as: .lock))
    #expect(!document.text(as: .lock).contains(".swift"))
  }

  @Test("The lock file of 784 nodes has fewer than 3,500 lines") func length() {
    let document = GraphDocument.shop(bindings: 784)
    #expect(document.nodes.count >= 784)
    #expect(document.text(as: .lock).split(separator: "\n").count < 3500)
  }

  @Test("Git merges two branches that each add a binding and a dependency to one module, and the result is read")
  func merge() throws {
    let base = GraphDocument.shop(bindings: 784).text(as: .lock)
    let names = ["CachedImages", "PersistentQueue"]
    let branches = try names.map { try Self.adding($0, to: base) }
    let folder = try TemporaryFolder()
    let files = try [branches[0], base, branches[1]].enumerated().map { number, text in
      try folder.write(text, to: "\(number).lock")
    }
    let run = try ProgramRun.of(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "merge-file", "-p"] + files)
    #expect(run.exitCode == 0)
    let merged = try GraphDocument(lock: run.output)
    #expect(
      merged.changes(from: try GraphDocument(lock: base)).map(\.description).sorted()
        == names.map { "new binding \($0) in ShopComponent" })
    #expect(merged.text(as: .lock) == run.output)
  }

  /// The lock file with one more binding of a module and its dependency.
  private static func adding(_ name: String, to lock: String) throws -> String {
    var lines = lock.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let added = [
      "  Shop.\(name) is factory in Shop.StorageModule", "  Shop.\(name) needs Shop.HTTPClient",
    ]
    let start = try #require(lines.firstIndex { $0.hasPrefix("  Shop.") })
    let place = try #require(lines[start...].firstIndex { $0 > added[0] || !$0.hasPrefix("  ") })
    lines.insert(contentsOf: added, at: place)
    return lines.joined(separator: "\n")
  }

  @Test("A lock file with the line ends of Windows is read") func lineEnds() throws {
    let document = GraphDocument(AppComponent.self)
    let text = document.text(as: .lock).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      try GraphDocument(lock: text.joined(separator: "\r\n")) == GraphDocument(lock: text.joined(separator: "\n")))
  }

  @Test(
    "An invalid lock file is refused with the number of the line",
    arguments: [
      ("", "line 1: this is not the first line of a lock file, 'cleanse-graph lock 1'"),
      ("cleanse-graph lock one", "line 1: this is not the first line of a lock file, 'cleanse-graph lock 1'"),
      ("$\n  root A.B", "line 2: this fact stands before the first component"),
      ("$\ncomponent", "line 2: the name of the component is missing at the end"),
      ("$\ncomponent A\ncomponent A", "line 3: there are two lines about the component 'A'"),
      ("$\ncomponent A in B", "line 2: there is no component 'B' around this one"),
      ("$\ncomponent A in A", "line 2: there is no component 'A' around this one"),
      (
        "$\nroot A.B",
        "line 2: a line without indentation begins with 'component', 'diagnostic' or 'protocol'; facts of a component are indented"
      ),
      ("$\ncomponent A\n  B was factory", "line 3: neither 'is' nor 'needs' follows 'B'"),
      ("$\ncomponent A\n  B is", "line 3: the kind of the binding is missing at the end"),
      ("$\ncomponent A\n  B is factory sharde", "line 3: 'sharde' is not expected here"),
      ("$\ncomponent A\n  B is factory in", "line 3: the value of 'in' is missing at the end"),
      ("$\ncomponent A\n  B is factory in M", "line 3: there is no module 'M' in 'A'"),
      ("$\ncomponent A\n  B is factory installs C", "line 3: there is no component 'C'"),
      ("$\ncomponent A\n\n  root B", "line 4: there is no binding 'B' in the component 'A'"),
      ("$\ncomponent A\n  B is factory\n  B is value", "line 4: there are two lines about the binding 'B' of 'A'"),
      ("$\ncomponent A\n  B needs B", "line 3: there is no binding 'B' in the component 'A'"),
      ("$\ncomponent A\n  B is factory\n  B needs C", "line 4: there is no binding 'C' in the component 'A'"),
      ("$\ncomponent A\n  B is factory\n  B needs B from C", "line 4: there is no binding 'B' in the component 'C'"),
      ("$\ncomponent A\n  \"B is factory", "line 3: a name has no closing quotation mark"),
      ("$\ncomponent A\n  \"B\"is factory", "line 3: a space is missing after the name \"B\""),
      ("$\ncomponent A\n  \"\\n\" is factory", #"line 3: a name has an unknown escape, '\n" is fa'; write '\u{…}'"#),
      ("$\ndiagnostic warning x y about z", "line 2: 'of' and a component are missing"),
      ("$\ndiagnostic warning x y about z of A", "line 2: there is no binding 'z' in the component 'A'"),
      (
        "$\ncomponent A\n<<<<<<< ours",
        "line 3: '<<<<<<<' is the mark of a merge conflict: resolve it, or write the file again from the graph"
      ),
    ])
  func malformed(text: String, problem: String) {
    let lock = text.replacingOccurrences(of: "$", with: "cleanse-graph lock 1")
    let error = #expect(throws: GraphDocumentError.self) { try GraphDocument(lock: lock) }
    #expect(error?.description == problem)
    #expect(error?.code == .notADocument)
  }

  @Test("A lock file of a newer version is refused with its version") func newer() {
    let error = #expect(throws: GraphDocumentError.self) { try GraphDocument(lock: "cleanse-graph lock 2\n") }
    #expect(error?.code == .unsupportedVersion && error?.version == 2)
    #expect(error?.description == "this document has version 2; this tool reads versions up to 1. Update the tool.")
  }

  @Test("A lock file with a missing, doubled or broken line is refused or read, and never crashes") func mutated()
    throws
  {
    let lines = GraphDocument(Observatory.self).text(as: .lock).split(
      separator: "\n", omittingEmptySubsequences: false)
    for place in lines.indices.dropFirst() {
      for replacement in [[], [lines[place], lines[place]], [lines[place].dropLast(4)], ["  " + lines[place]]] {
        var changed = lines
        changed.replaceSubrange(place...place, with: replacement)
        do {
          _ = try GraphDocument(lock: changed.joined(separator: "\n"))
        } catch let error as GraphDocumentError {
          #expect(error.description.hasPrefix("line "), "\(error)")
        }
      }
    }
  }
}
