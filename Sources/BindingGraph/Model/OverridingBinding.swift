/// A binding of an override, to replace or decorate a binding of the graph.
package struct OverridingBinding: Sendable {
  package let key: Key
  package let location: SourceLocation?
  /// The path from the override's module to the module of the binding; empty for a single binding.
  package let modulePath: [TypeReference]
  /// The scope of the override's module, if no component has that scope.
  package let scopeOfNoComponent: TypeReference?
  /// The only component that the override applies to; `nil` if it applies to all.
  package let component: OverrideComponent?
  /// The only module or component whose private binding the override applies to; `nil` if it applies to all.
  package let privateTo: TypeReference?
  /// The origin of the override, such as a launch argument; `nil` for an override in source code.
  package let origin: String?
  /// Whether it took effect anywhere in the component tree that it applies to.
  package let isUsed: Bool
  /// Whether it decorates a binding instead of replacing it.
  package let isDecorator: Bool
  /// The bindings that it would affect if its scope, which no component has, did not exclude it; in the order of the
  /// component tree.
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

/// The only component that an override applies to.
package struct OverrideComponent: Sendable, Hashable {
  package let name: String
  /// Whether the graph has the component.
  package let isInGraph: Bool

  package init(name: String, isInGraph: Bool) {
    self.name = name
    self.isInGraph = isInGraph
  }
}

/// A component with a binding that an override would affect.
package struct OverrideTarget: Sendable, Hashable {
  package let component: TypeReference
  /// The module to which the binding is private, or the component if its own `configure` declares it; `nil` for other
  /// bindings.
  package let privateTo: TypeReference?
  /// The location of the replaced binding.
  package let location: SourceLocation?

  package init(component: TypeReference, privateTo: TypeReference? = nil, location: SourceLocation?) {
    self.component = component
    self.privateTo = privateTo
    self.location = location
  }
}
