import Foundation
import TestSupport

@testable import GraphDocuments

/// A program with the graph in the pictures of the documentation, so that they show a graph that a program can have.
enum ShopProgram {
  /// The document of the program's graph.
  static func document(of drawn: GraphDocument) throws -> GraphDocument {
    let shop = try JSONDecoder().decode(ShopGraph.self, from: Data(HTMLRenderer.data(of: drawn).utf8))
    let main = """
      import Cleanse
      import CleanseGraph

      try GraphValidator.check(ShopComponent.self)
      print(GraphDocument(ShopComponent.self).text(as: .json))
      """
    let folder = try TemporaryFolder(["Shop.swift": shop.source, "main.swift": main])
    let output = try TestProgram.output(
      of: ["Shop.swift", "main.swift"].map(folder.path), ofModule: "Shop",
      linking: ["CleanseGraph", "GraphDocuments", "Commands", "TextFiles"])
    return try GraphDocument(json: output)
  }
}

/// The parts of a document that the program is written from. Its order is that of the statements.
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

  var source: String {
    let types = nodes.filter { $0.kind != "component-factory" }.map { node in
      let parameters = node.requirements.map { "_: \($0.type.name)" }.joined(separator: ", ")
      return "final class \(node.key.name) { init(\(parameters)) {} }"
    }
    let parts = components.flatMap { component in
      component.modules.flatMap { lines(of: $0, in: component) } + lines(of: component)
    }
    return (["import Cleanse", ""] + scopes.map { "struct \($0): Scope {}" } + types + parts + [""])
      .joined(separator: "\n")
  }

  /// The scopes that the app declares.
  private var scopes: [String] {
    components.compactMap(\.scope).filter { !$0.qualifiedName.hasPrefix("Cleanse.") }.map(\.name)
  }

  private func lines(of module: Module, in component: Component) -> [String] {
    let statements = nodes.filter { $0.component == component.id && $0.module == module.id }.flatMap { node in
      let name = node.key.name
      let shared = node.scope == nil ? "" : ".sharedInScope()"
      let end = node.kind == "value" ? "to(value: \(name)())" : "to(factory: \(name).init)"
      return Self.located("    binder.bind(\(name).self)\(shared).\(end)", at: node.location)
    }
    return ["", "struct \(module.type.name): Cleanse.Module {"] + Self.configure(component, statements) + ["}"]
  }

  private func lines(of component: Component) -> [String] {
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
