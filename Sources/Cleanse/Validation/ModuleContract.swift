import BindingGraph

/// The bindings that a module offers to its components, and the dependencies that it takes from them.
///
///     print(try GraphValidator.check(module: StorageModule.self))
///
/// Its text has names in alphabetical order and no locations, so that you can commit it as a snapshot and review
/// changes of the contract.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct ModuleContract: Sendable {
  /// A type that the module binds, itself or with an included module.
  public struct Offer: Sendable {
    /// The type that components can depend on.
    public let type: TypeReference
    /// The binding; for a multibinding all its contributions.
    public let bindings: [ProviderInfo]
  }

  /// A dependency that the module does not bind.
  public struct Need: Sendable {
    /// The type that components must bind.
    public let type: TypeReference
    /// Whether the dependency is optional, declared with `bindOptional`.
    public let isOptional: Bool
    /// The bindings with this dependency, those of subcomponents included.
    public let requesters: [ProviderInfo]
  }

  /// The module.
  public let module: TypeReference
  /// The scope of the components that can include the module; `nil` if all can.
  public let scope: TypeReference?
  /// The bindings of the module, in the order of names, without those that are visible in a module only.
  public let offers: [Offer]
  /// The dependencies on bindings outside the module, in the order of names.
  public let needs: [Need]

  init(of graph: ComponentBindingGraph, needing needs: [ModuleSurroundings.Need]) {
    let component = graph.linked.components[0]
    module = component.type
    scope = component.scope
    offers = component.bindings
      .filter { graph.linked.bindings[$0].binds && graph.linked.bindings[$0].visibility != .module }
      .grouped { graph.linked.bindings[$0].key }
      .map { Offer(type: graph.linked.type(of: $0.key), bindings: $0.elements.map(graph.info)) }
      .inOrder { $0.type.isInOrder(before: $1.type) }
    self.needs = needs.map { need in
      Need(
        type: graph.linked.type(of: need.key), isOptional: need.isOptional, requesters: need.requesters.map(graph.info))
    }.inOrder { $0.type.isInOrder(before: $1.type) }
  }
}

extension TypeReference {
  fileprivate func isInOrder(before other: TypeReference) -> Bool {
    (name, qualifiedName) < (other.name, other.qualifiedName)
  }
}

extension ModuleContract: CustomStringConvertible {
  public var description: String {
    let names = TypeNames(
      [module] + [scope].compactMap { $0 } + offers.map(\.type) + needs.flatMap { [$0.type] + $0.requesterTypes })
    var lines = [names.name(of: module) + (scope.map { ": scope \(names.name(of: $0))" } ?? "")]
    if !offers.isEmpty { lines.append("  offers") }
    lines += offers.map { "    \(names.name(of: $0.type)): \($0.words)" }
    if !needs.isEmpty { lines.append("  takes") }
    for need in needs {
      lines.append("    \(names.name(of: need.type))" + (need.isOptional ? ": optional" : ""))
      lines += need.requesterTypes.map { "      for \(names.name(of: $0))" }
    }
    return lines.joined(separator: "\n")
  }
}

extension ModuleContract.Offer {
  fileprivate var words: String {
    let contributions = bindings.count(where: \.isCollectionContribution)
    if contributions == 1 { return "1 contribution" }
    if contributions > 1 { return "\(contributions) contributions" }
    guard let binding = bindings.first else { return "" }
    return "\(binding.kind)" + (binding.isShared ? ", shared" : "")
      + (binding.visibility.map { ", visible in \($0)" } ?? "")
  }
}

extension ModuleContract.Need {
  /// The types of the bindings with this dependency, each once, in the order of names.
  fileprivate var requesterTypes: [TypeReference] {
    requesters.map { TypeReference($0.type) }.uniqued().inOrder { $0.isInOrder(before: $1) }
  }
}
