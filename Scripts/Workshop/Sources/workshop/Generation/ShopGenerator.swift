import Foundation

/// An app with the graph of the pictures in the documentation, so that they show the graph of a real program.
struct ShopGenerator: Generator {
  let name = "shop"
  let summary = "Tests/Fixtures/Shop: an app with the graph of Tests/Goldens/graphs/shop.json"

  func folders(for repository: Repository) throws -> [GeneratedFolder] {
    let text = try repository.text(of: "Tests/Goldens/graphs/shop.json")
    let graph = try JSONDecoder().decode(ShopGraph.self, from: Data(text.utf8))
    var folder = GeneratedFolder("Tests/Fixtures/Shop/Generated")
    folder.add("Types.swift") {
      header
      "import Cleanse"
      ""
      for scope in graph.scopes { "struct \(scope): Scope {}" }
      for node in graph.nodes where node.kind != "component-factory" {
        "final class \(node.key.name) { init(\(node.requirements.map { "_: \($0.type.name)" }.joinedList)) {} }"
      }
    }
    folder.add("Components.swift") {
      header
      "import Cleanse"
      for component in graph.components {
        for module in component.modules { graph.lines(of: module, in: component) }
        graph.lines(of: component)
      }
    }
    return [folder]
  }
}

/// The input for the app's sources. Its order is that of the statements.
private struct ShopGraph: Decodable {
  struct TypeName: Decodable {
    let name: String
    let qualifiedName: String
  }

  struct Module: Decodable {
    let id: String
    let type: TypeName
  }

  struct Component: Decodable {
    let id: String
    let type: TypeName
    let scope: TypeName?
    let seed: TypeName?
    let modules: [Module]
    let parent: String?

    var binder: String { scope.map { "Binder<\($0.name)>" } ?? "UnscopedBinder" }
  }

  struct Requirement: Decodable {
    let type: TypeName
  }

  struct Location: Decodable {
    let file: String
    let line: Int
  }

  struct Node: Decodable {
    let component: String
    let key: TypeName
    let kind: String
    let scope: TypeName?
    let isRoot: Bool
    let module: String?
    let installs: String?
    let location: Location?
    let requirements: [Requirement]
  }

  let components: [Component]
  let nodes: [Node]

  /// The scopes that the app declares.
  var scopes: [String] {
    components.compactMap(\.scope).filter { !$0.qualifiedName.hasPrefix("Cleanse.") }.map(\.name)
  }

  func lines(of module: Module, in component: Component) -> [String] {
    let statements = nodes.filter { $0.component == component.id && $0.module == module.id }.flatMap { node in
      let name = node.key.name
      let shared = node.scope == nil ? "" : ".sharedInScope()"
      let end = node.kind == "value" ? "to(value: \(name)())" : "to(factory: \(name).init)"
      return Self.located("    binder.bind(\(name).self)\(shared).\(end)", at: node.location)
    }
    return ["", "struct \(module.type.name): Cleanse.Module {"] + Self.configure(component, statements) + ["}"]
  }

  func lines(of component: Component) -> [String] {
    let own = nodes.filter { $0.component == component.id && $0.module == nil }
    let installations = own.flatMap { node -> [String] in
      guard let installed = components.first(where: { $0.id == node.installs }) else { return [] }
      return Self.located("    binder.install(dependency: \(installed.type.name).self)", at: node.location)
    }
    let root = own.first(where: \.isRoot)
    let name = root?.key.name ?? "Void"
    let inclusions = component.modules.map { "    binder.include(module: \($0.type.name).self)" }
    return ["", "struct \(component.type.name): \(component.parent == nil ? "RootComponent" : "Component") {"]
      + (component.seed.map { ["  typealias Seed = \($0.name)"] } ?? [])
      + Self.configure(component, inclusions + installations)
      + ["  static func configureRoot(binder bind: ReceiptBinder<\(name)>) -> BindingReceipt<\(name)> {"]
      + Self.located("    bind.to(factory: \(name).init)", at: root?.location) + ["  }", "}"]
  }

  private static func configure(_ component: Component, _ statements: [String]) -> [String] {
    ["  static func configure(binder: \(component.binder)) {"] + statements + ["  }"]
  }

  /// A statement that graphs show at another location.
  private static func located(_ statement: String, at location: Location?) -> [String] {
    guard let location else { return [statement] }
    return ["#sourceLocation(file: \"\(location.file)\", line: \(location.line))", statement, "#sourceLocation()"]
  }
}
