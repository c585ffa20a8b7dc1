import BindingGraph

/// The kinds of bindings that components and modules declare.
// A copy of `Binding.Kind`, because code that is inlined into clients can name only types of this module.
@usableFromInline
enum BindingKind {
  case factory
  case asynchronousFactory
  case value
  case provider
  case seed
  case componentFactory
  case propertyInjector
  case assistedFactory
  case optionalDeclaration
  case collectionDeclaration
  case decorator

  var modelKind: Binding.Kind {
    switch self {
    case .factory: .factory
    case .asynchronousFactory: .asynchronousFactory
    case .value: .value
    case .provider: .provider
    case .seed: .seed
    case .componentFactory: .componentFactory
    case .propertyInjector: .propertyInjector
    case .assistedFactory: .assistedFactory
    case .optionalDeclaration: .optionalDeclaration
    case .collectionDeclaration: .collectionDeclaration
    case .decorator: .decorator
    }
  }
}
