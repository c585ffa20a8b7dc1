/// Writes changes as a page: one file without scripts and without references to other files.
struct ChangePage {
  private let changes: [GraphChange]

  init(_ changes: [GraphChange]) {
    self.changes = changes
  }

  private enum Mark: String {
    case added, removed, changed, problem, fixed
  }

  var text: String {
    let count = changes.count == 1 ? "1 change" : "\(changes.count) changes"
    let title = changes.isEmpty ? "The graph has not changed" : "\(count) of the graph"
    let sections = groups.map { name, changes in
      let items = changes.map(Self.item).joined(separator: "\n")
      return "<section>\n<h2>\(XMLText.escaped(name))</h2>\n<ul>\n\(items)\n</ul>\n</section>"
    }
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
      <h1>\(title)</h1>
      \(sections.joined(separator: "\n"))
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

  private static func item(_ change: GraphChange) -> String {
    let mark = mark(of: change)
    let words = change.words.spans.map { span in
      switch span {
      case .words(let words): XMLText.escaped(SingleLine.text(words))
      case .name(let name): "<code>\(XMLText.escaped(SingleLine.text(name)))</code>"
      }
    }
    return #"<li class="\#(mark.rawValue)"><span class="mark">\#(mark.rawValue)</span> \#(words.joined())</li>"#
  }

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
