import BindingGraph

/// A component, with the facts of its declaration.
struct ComponentType {
  let type: SwiftType
  /// `nil` for a component without a scope.
  let scope: SwiftType?
  let seed: SwiftType
  let root: SwiftType
  /// The location of the declaration.
  let location: SourceLocation?

  /// - Returns: `nil` if the type was not read, or its root is unknown.
  init?(_ type: SwiftType, in program: Program) {
    guard let declaration = program.declaration(of: type), let root = program.associatedType(.root, of: type) else {
      return nil
    }
    self.type = type
    self.root = root
    seed = program.associatedType(.seed, of: type) ?? .void
    let scope = program.associatedType(.scope, of: type)
    self.scope = scope.flatMap { $0.cleanseType == .unscoped ? nil : $0 }
    location = declaration.module.location(of: declaration.place)
  }

  /// Stands for a single module without a component.
  init(alone module: SwiftType) {
    type = module
    scope = nil
    seed = .void
    root = module
    location = nil
  }

  /// The binding of the seed; `nil` if none is bound.
  var seedDraft: BindingDraft? {
    guard seed != .void else { return nil }
    guard let element = seed.arguments.first else { return BindingDraft(seed) }
    // A seed that is a provider is bound as that provider.
    switch seed.cleanseType {
    case .provider, .lazy: return BindingDraft(element)
    case .taggedProvider: return BindingDraft(element).tagged(with: element)
    default: return BindingDraft(seed)
    }
  }

  /// The type of the component's factory.
  var factory: SwiftType { SwiftType(.componentFactory, [type]) }
}
