extension Binding.Kind {
  /// What sort of statement it is, in words.
  package var name: String {
    switch self {
    case .factory: "factory"
    case .asynchronousFactory: "asynchronous factory"
    case .value: "value"
    case .provider: "provider"
    case .seed: "seed"
    case .componentFactory: "component factory"
    case .propertyInjector: "property injector"
    case .assistedFactory: "assisted factory"
    case .optionalDeclaration: "optional declaration"
    case .collectionDeclaration: "collection declaration"
    }
  }
}
