/// An override that replaces nothing: its key is not bound, its scope is that of no component, or it binds nothing.
package struct UnusedOverrideFact: Sendable {
  /// The key; for a module that binds nothing, the module.
  package let key: TypeReference
  /// The override's bindings of the key, in order of location; empty for a module that binds nothing. A path is that of
  /// the override's modules.
  package let sites: [BindingSite]
  /// The scope of the override's module, where no component has it.
  package let scopeOfNoComponent: TypeReference?
  /// The one component that the override is meant for; `nil` where it is meant for all.
  package let component: OverrideComponent?
  /// What has chosen the overrides, such as launch arguments; empty where they stand in source code.
  package let origins: [String]
  /// The components that bind the key, in the order of the component tree; empty but for a scope that no component has,
  /// and for an override that is meant for another component, or for a private binding.
  package let targets: [OverrideTarget]
  /// The one module, or component, whose private binding the override is meant for; `nil` where it is meant for all.
  package internal(set) var privateTo: TypeReference?
  /// Whether the override was to decorate the key, and not to replace its binding.
  package internal(set) var isDecorator = false
  /// What was perhaps meant, best first.
  package internal(set) var nearMisses: [NearMiss] = []
  /// The components that were perhaps meant, best first, where the graph does not have the one that is.
  package internal(set) var nearComponents: [TypeReference] = []
  /// The components of the graph, where the override is meant for one that it does not have, and none is near.
  package internal(set) var otherComponents: [TypeReference] = []

  /// The findings about other keys of the same module, where its scope is the one cause.
  package private(set) var others: [UnusedOverrideFact] = []

  /// The module that the overrides are of, where one alone has a scope that no component has.
  var moduleOfStrangeScope: TypeReference? {
    let modules = Set(sites.map { $0.modulePath.first })
    return scopeOfNoComponent == nil || modules.count != 1 ? nil : modules.first ?? nil
  }

  /// The same, with what else has the same cause.
  func joined(by others: [UnusedOverrideFact]) -> UnusedOverrideFact {
    var joined = self
    joined.others = others
    return joined
  }

  /// An override of a key.
  init(
    key: TypeReference, sites: [BindingSite], scopeOfNoComponent: TypeReference?, component: OverrideComponent? = nil,
    origins: [String] = [], targets: [OverrideTarget] = []
  ) {
    self.key = key
    self.sites = sites
    self.scopeOfNoComponent = scopeOfNoComponent
    self.targets = targets
    self.component = component
    self.origins = origins
  }

  /// A module that binds nothing.
  init(emptyModule: TypeReference) {
    self.init(key: emptyModule, sites: [], scopeOfNoComponent: nil)
  }
}

extension UnusedOverrideFact: GraphFact {
  package static let kind = DiagnosticKind(.unusedOverride, .error, summary: "An override replaces no binding.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
  package var traces: [FactTrace] { sites.map { FactTrace(type: key, location: $0.location) } }
}

extension DiagnosticID {
  /// An override replaces no binding.
  public static let unusedOverride = DiagnosticID(rawValue: "unused-override")
}
