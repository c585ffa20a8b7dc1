/// A binding of an override, which was to take the place of a binding of the graph.
package struct OverridingBinding: Sendable {
  package let key: Key
  package let location: SourceLocation?
  /// The override's module and those that it includes on the way; empty for a single binding.
  package let modulePath: [TypeReference]
  /// The scope of the override's module, where no component has it.
  package let scopeOfNoComponent: TypeReference?
  /// The one component that the override is meant for; `nil` where it is meant for all.
  package let component: OverrideComponent?
  /// The one module, or component, whose private binding the override is meant for; `nil` where it is meant for all.
  package let privateTo: TypeReference?
  /// The choice of the override, such as a launch argument; `nil` if it is in source code.
  package let origin: String?
  /// Whether it replaced something anywhere in the component tree, as it may.
  package let isUsed: Bool
  /// Whether it was to decorate a binding, and not to replace it.
  package let isDecorator: Bool
  /// Where a scope that no component has keeps it from being used, in the order of the component tree.
  package let targets: [OverrideTarget]

  package init(
    key: Key, location: SourceLocation?, modulePath: [TypeReference], scopeOfNoComponent: TypeReference?,
    component: OverrideComponent? = nil, privateTo: TypeReference? = nil, origin: String? = nil, isUsed: Bool,
    isDecorator: Bool = false,
    targets: [OverrideTarget] = []
  ) {
    self.key = key
    self.location = location
    self.modulePath = modulePath
    self.scopeOfNoComponent = scopeOfNoComponent
    self.component = component
    self.privateTo = privateTo
    self.origin = origin
    self.isUsed = isUsed
    self.isDecorator = isDecorator
    self.targets = targets
  }
}

/// The one component that an override is meant for.
package struct OverrideComponent: Sendable, Hashable {
  package let name: String
  /// Whether the graph has it.
  package let isInGraph: Bool

  package init(name: String, isInGraph: Bool) {
    self.name = name
    self.isInGraph = isInGraph
  }
}

/// A component that binds what an override replaces there.
package struct OverrideTarget: Sendable, Hashable {
  package let component: TypeReference
  /// The module that alone sees the binding, or the component, if its own `configure` does; `nil` for other bindings.
  package let privateTo: TypeReference?
  /// Where the replaced binding was made.
  package let location: SourceLocation?

  package init(component: TypeReference, privateTo: TypeReference? = nil, location: SourceLocation?) {
    self.component = component
    self.privateTo = privateTo
    self.location = location
  }
}
