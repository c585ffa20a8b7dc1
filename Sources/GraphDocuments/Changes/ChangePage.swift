/// Writes changes as a page: one file without scripts and without references to other files.
struct ChangePage {
  private let changes: [GraphChange]
  private let moduleDependencies: [ModuleDependency]

  init(_ changes: GraphChanges) {
    self.changes = changes.changes
    moduleDependencies = changes.moduleDependencies
  }

  private enum Mark: String {
    case added, removed, changed, problem, fixed
  }

  var text: String {
    let count = changes.count == 1 ? "1 change" : "\(changes.count) changes"
    let title = changes.isEmpty ? "The graph has not changed" : "\(count) of the graph"
    let dependencies = moduleDependencies.map(Self.item)
    let sections =
      (dependencies.isEmpty ? [] : [Self.section("New dependencies between modules", dependencies)])
      + groups.map { Self.section($0, $1.map(Self.item)) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>\(PageAssets.changeStyle)</style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(sections.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  /// The changes of each component, in the order of their first changes; those without a component have their own
  /// heading.
  private var groups: [(String, [GraphChange])] {
    var order: [String] = []
    var groups: [String: [GraphChange]] = [:]
    for change in changes {
      let others = change.problem == nil ? "Swift modules" : "Errors and warnings"
      let name = change.component.map(SingleLine.text) ?? others
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(change)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private static func section(_ title: String, _ items: [String]) -> String {
    "<section>\n<h2>\(XMLText.escaped(title))</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n</section>"
  }

  private static func item(_ change: GraphChange) -> String {
    let needs =
      if case .binding(.added(_, _, let needs)) = change.fact, !needs.isEmpty {
        ", which needs " + needs.map { code($0.name) }.joined(separator: ", ")
      } else {
        ""
      }
    return item(mark(of: change), html(change.words) + needs)
  }

  /// More causes are counted.
  private static let mostCauses = 5

  private static func item(_ dependency: ModuleDependency) -> String {
    let causes = dependency.causes.map { "\(code($0.dependent.key.name)) needs \(code($0.target.key.name))" }
    let rest = causes.count - mostCauses
    let text = causes.prefix(mostCauses).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let cycle = dependency.closesCycle ? ", which closes a cycle" : ""
    return item(.added, "\(code(dependency.from.name)) now depends on \(code(dependency.to.name))\(cycle): \(text)")
  }

  private static func item(_ mark: Mark, _ html: String) -> String {
    #"<li class="\#(mark.rawValue)"><span class="mark">\#(mark.rawValue)</span> \#(html)</li>"#
  }

  private static func html(_ text: ChangeText) -> String {
    text.spans.map { span in
      switch span {
      case .words(let words): XMLText.escaped(SingleLine.text(words))
      case .name(let name): code(name)
      }
    }.joined()
  }

  private static func code(_ name: String) -> String { "<code>\(XMLText.escaped(SingleLine.text(name)))</code>" }

  private static func mark(of change: GraphChange) -> Mark {
    switch change.fact {
    case .component(.added), .binding(.added), .requirement(.added): .added
    case .component(.removed), .binding(.removed), .requirement(.removed): .removed
    case .diagnostic(.added, _), .diagnostic(.concernAdded, _): .problem
    case .diagnostic(.removed, _): .fixed
    case .diagnostic(.concernRemoved, _): .changed
    default: .changed
    }
  }
}
