import BindingGraph

/// The kinds of bindings that terminators make.
@usableFromInline
enum BindingKind {
  case factory
  case value
  case provider
  case propertyInjector
  case assistedFactory
  case optionalDeclaration

  var modelKind: Binding.Kind {
    switch self {
    case .factory: .factory
    case .value: .value
    case .provider: .provider
    case .propertyInjector: .propertyInjector
    case .assistedFactory: .assistedFactory
    case .optionalDeclaration: .optionalDeclaration
    }
  }
}
