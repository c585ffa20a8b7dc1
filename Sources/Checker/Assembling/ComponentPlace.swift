import BindingGraph

/// One occurrence of a component in the tree, with its recorded configuration.
final class ComponentPlace {
  /// Same limit as at run time: a generic component that installs itself with another type argument would never end.
  private static let maximumDepth = 100

  let component: ComponentType
  /// How the parent installs it; `nil` for the root.
  let installation: RecordedConfiguration.Installation?
  private(set) unowned var parent: ComponentPlace?
  /// The path to the installation.
  let path: BranchPath
  private(set) var configuration: RecordedConfiguration?
  private(set) var children: [ComponentPlace] = []
  /// Whether the component would contain itself, or ever larger versions of itself.
  let repeatsAncestor: Bool

  init(
    _ component: ComponentType, installation: RecordedConfiguration.Installation? = nil, parent: ComponentPlace? = nil
  ) {
    self.component = component
    self.installation = installation
    self.parent = parent
    let bindings = parent?.configuration?.bindings ?? []
    path = (parent?.path ?? BranchPath()).followed(by: installation.map { bindings[$0.binding].path } ?? BranchPath())
    let ancestors = sequence(first: parent) { $0.flatMap { $0.parent } }.prefix { $0 != nil }.compactMap { $0 }
    repeatsAncestor =
      ancestors.contains { $0.component.type == component.type } || ancestors.count > Self.maximumDepth
  }

  /// Sets the configuration of the component.
  /// - Returns: the subcomponents, and the installed components that were not read.
  func adopt(
    _ configuration: RecordedConfiguration, of program: Program
  ) -> (children: [ComponentPlace], unread: [RecordedConfiguration.Installation]) {
    self.configuration = configuration
    var unread: [RecordedConfiguration.Installation] = []
    for installation in configuration.installations {
      if let component = ComponentType(installation.component, in: program) {
        children.append(ComponentPlace(component, installation: installation, parent: self))
      } else {
        unread.append(installation)
      }
    }
    return (children, unread)
  }
}
