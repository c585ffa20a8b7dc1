import BindingGraph

/// The components that an override acts in. They are known by name, because launch arguments can name nothing else.
package struct OverrideReach: Hashable, Sendable {
  /// The one component; `nil` for all but the exceptions.
  let component: String?
  private let exceptions: Set<String>

  /// Every component that has something to replace.
  static let everywhere = OverrideReach(component: nil, exceptions: [])

  /// The components of a name, with or without their module.
  package static func component(named name: String) -> OverrideReach {
    OverrideReach(component: name, exceptions: [])
  }

  /// Every component but those of some names.
  package static func everywhere(but exceptions: Set<String>) -> OverrideReach {
    OverrideReach(component: nil, exceptions: exceptions)
  }

  func includes(_ component: Any.Type) -> Bool {
    // Most overrides reach everywhere, and names take time.
    guard self != .everywhere else { return true }
    let type = TypeReference(component)
    if let name = self.component { return name == type.name || name == type.qualifiedName }
    return !exceptions.contains(type.name) && !exceptions.contains(type.qualifiedName)
  }
}
