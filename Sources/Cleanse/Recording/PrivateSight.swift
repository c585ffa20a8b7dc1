import BindingGraph

/// Who can ask for a private binding of a component.
enum PrivateSight: Hashable {
  /// All of the component, and nothing that it installs.
  case component
  /// What one module makes, by its number in the run.
  case module(ModulePath.ID)

  init(_ visibility: BindingVisibility, in module: ModulePath.ID) {
    self = visibility == .module ? .module(module) : .component
  }

  var visibility: BindingVisibility {
    switch self {
    case .component: .component
    case .module: .module
    }
  }

  /// The module that alone sees the binding; `nil` for all of the component.
  var module: ModulePath.ID? {
    if case .module(let module) = self { module } else { nil }
  }
}
