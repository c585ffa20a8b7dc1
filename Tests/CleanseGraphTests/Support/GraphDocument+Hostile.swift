@testable import GraphDocuments

extension GraphDocument {
  /// Names that break HTML, XML or JavaScript unless escaped, in addition to the names for all formats.
  static let hostileNames =
    HostileNames.all + [
      #"</script><script>window.isHacked = true</script>"#,
      #""><img src=x onerror="window.isHacked = true">"#,
      "</title></text></svg><script>window.isHacked = true</script>",
      "' onload='window.isHacked = true' x='",
      "<!--<script>",
      "]]><b>&amp;&#60;",
      "${window.isHacked = true}`\\u003c",
      "§script§ §data§",
      "שלום עולם مرحبا",
      "a\u{7}b\u{FFFE}c",
    ]

  /// A node, a component, a scope, a tag and a report of each hostile name; each node needs the next one.
  static var hostile: GraphDocument {
    let names = hostileNames
    let components = names.enumerated().map { number, name in
      Component(
        id: "component \(name)", type: .sample(name), scope: .sample(name), seed: .sample(name),
        parent: number == 0 ? nil : "component \(names[0])", depth: number == 0 ? 0 : 1, modules: [],
        root: "node \(name)", location: Location(file: name, line: 1, column: nil), repeatsAncestor: false)
    }
    let nodes = names.enumerated().map { number, name in
      let next = names[(number + 1) % names.count]
      return Node(
        id: "node \(name)", component: "component \(name)", key: .sample(name), tag: .sample(name),
        kind: Node.Kind(rawValue: name), contribution: Node.Contribution(collection: .dictionary, key: name),
        scope: .sample(name),
        module: nil, installs: nil,
        location: Location(file: name, line: 1, column: nil),
        requirements: [
          Requirement(type: .sample(next), forms: [], resolution: .bound, target: "node \(next)"),
          Requirement(type: .sample(name), forms: [], resolution: .missing, target: nil),
        ])
    }
    let findings = names.map { name in
      Diagnostic(
        id: name, severity: .error, headline: name, text: "\(name)\n\(name)", location: nil, nodes: ["node \(name)"])
    }
    return GraphDocument(components: components, nodes: nodes, diagnostics: findings)
  }
}
