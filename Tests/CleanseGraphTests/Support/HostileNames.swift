import BindingGraph

@testable import GraphDocuments

/// Names with characters that have a meaning in one format or another.
enum HostileNames {
  static let all = [
    #"quoted "name" with \ and \n and \"#, "angle<brackets>&amp;&<b onclick='x'>",
    "lines\nof\r\ntext\u{2028}and\u{0}zero",
    "👩‍👩‍👧‍👦 family 🚀", String(repeating: "Long", count: 75), "] --> evil[x]; click n0 href \"javascript:x\"",
    "\"]; evil [label=\"", "%%{init: {'theme':'dark'}}%%", "`markdown` *and* _more_ #35; #quot;", "end", "<br/>",
    "\u{202E}desrever", "</script><script>alert(1)</script>", "$$x$$", "",
  ]

  /// A document with such names in all its parts: a chain of nodes, a missing one, and diagnostics about them.
  static let document: GraphDocument = {
    let names = all.map { GraphDocument.TypeName(name: $0, qualifiedName: $0) }
    let nodes = all.indices.map { index in
      GraphDocument.Node(
        id: "node \(index)", component: "App", key: names[index], tag: names[index],
        kind: GraphDocument.Node.Kind(rawValue: index == 0 ? "factory" : all[index]),
        contribution: GraphDocument.Node.Contribution(collection: .dictionary, key: all[index]), scope: names[index],
        attributes: index == 0 ? [.sendable, .root] : .sendable, module: nil, installs: nil,
        location: GraphDocument.Location(file: all[index], line: 1, column: nil),
        requirements: [requirement(names[index], target: index + 1 < all.count ? "node \(index + 1)" : nil)])
    }
    return GraphDocument(
      components: [
        GraphDocument.Component(
          id: "App", type: names[0], scope: names[1], seed: names[2], parent: nil, depth: 0, modules: [],
          root: "node 0", location: nil, repeatsAncestor: false)
      ],
      nodes: nodes,
      diagnostics: all.map {
        GraphDocument.Diagnostic(
          id: $0, severity: .error, headline: $0, text: $0,
          location: GraphDocument.Location(file: $0, line: 1, column: 1), nodes: ["node 0"])
      })
  }()

  private static func requirement(_ type: GraphDocument.TypeName, target: String?) -> GraphDocument.Requirement {
    GraphDocument.Requirement(
      type: type, forms: [GraphDocument.Requirement.Form(rawValue: type.name)],
      resolution: target == nil ? .missing : .bound,
      target: target)
  }
}
