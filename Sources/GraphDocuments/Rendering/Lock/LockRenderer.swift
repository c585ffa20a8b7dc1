import BindingGraph

/// Writes a document as a lock file, to commit and to compare: one line for each binding and each dependency.
///
///     cleanse-graph lock 1
///
///     component App.AppComponent
///       root App.Application
///       scope Cleanse.Singleton
///       App.Application is factory root
///       App.Application needs App.SessionStore
///       App.SessionStore is factory shared in App.StorageModule
///
/// Lines are sorted, and each tells its fact without those around it, so that branches can be merged and differences
/// read. Only the contributions of a collection are in their own order, which is significant. Source locations are
/// omitted: they change without the graph.
enum LockRenderer: GraphRenderer {
  static let version = 1
  /// The first words of each lock file.
  static let title = "cleanse-graph lock"

  static func text(of document: GraphDocument) -> String {
    let names = LockNames(of: document)
    let nodes = Dictionary(grouping: document.nodes, by: \.component)
    var lines = ["\(title) \(version)"]
    let protocols = LockNames.protocols(in: document)
    if !protocols.isEmpty { lines += [""] + protocols.sorted().map { "protocol \(LockLine.written($0))" } }
    for component in document.components.sorted(by: { $0.id < $1.id }) {
      lines += ["", heading(of: component)] + facts(of: component, names).map { "  \($0)" }
      let lockedNodes = (nodes[component.id] ?? []).map { LockedNode($0, names) }
      lines += lockedNodes.sorted { $0.name < $1.name }.flatMap(\.lines).map { "  \($0)" }
    }
    let diagnostics = document.diagnostics.map { line(of: $0, names) }
    if !diagnostics.isEmpty { lines += [""] + diagnostics.sorted() }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(of component: GraphDocument.Component) -> String {
    let usualID = (component.parent.map { "\($0) > " } ?? "") + component.type.qualifiedName
    return LockLine("component \(LockLine.written(component.id))").name(component.parent, after: "in")
      .name(component.id == usualID ? nil : component.type.qualifiedName, after: "type").text
  }

  private static func facts(of component: GraphDocument.Component, _ names: LockNames) -> [String] {
    func fact(_ keyword: LockLine.Keyword, _ name: String?) -> [String] {
      name.map { ["\(keyword.rawValue) \(LockLine.written($0))"] } ?? []
    }
    let modules = component.modules.map { module in
      LockLine("module \(LockLine.written(module.id))").name(module.parent, after: "in")
        .name(module.id == module.type.qualifiedName ? nil : module.type.qualifiedName, after: "type").text
    }
    return (component.repeatsAncestor ? [LockLine.Keyword.repeated.rawValue] : [])
      + fact(.root, component.root.flatMap { names.places[$0]?.name }) + fact(.scope, component.scope?.qualifiedName)
      + fact(.seed, component.seed?.qualifiedName) + modules.sorted()
  }

  private static func line(of diagnostic: GraphDocument.Diagnostic, _ names: LockNames) -> String {
    let places = diagnostic.nodes.compactMap { names.places[$0] }
    let facts = [diagnostic.severity.rawValue, diagnostic.id, diagnostic.headline].map(LockLine.written)
    return places.reduce(LockLine((["diagnostic"] + facts).joined(separator: " "))) { line, place in
      line.name(place.name, after: "about").name(place.component, after: "of")
    }.text
  }
}
