import BindingGraph

/// One binding of a run: the part that later runs must repeat.
struct Declaration: Equatable {
  /// The bound key, as a number.
  let key: UInt
  let kind: BindingKind
  // In an order without padding: a graph keeps a declaration of 16 bytes for each binding.
  var options: BindingDraft.Options
  var attributes: BindingAttributes
  /// The end of the binding's dependencies among those of the run; they begin at the end of the previous binding's.
  var requirementEnd: Int32

  /// Whether the binding has an async factory, hooks, services or an eager creation.
  var hasLifecycle: Bool {
    kind == .asynchronousFactory || !attributes.isDisjoint(with: .lifecycle)
  }

  /// Whether it binds its key: declaring a key as optional does not, nor does decorating a binding.
  var binds: Bool { kind != .optionalDeclaration && kind != .decorator }

  /// Whether it has an effect as an override: it replaces or decorates a binding.
  var overrides: Bool { kind != .optionalDeclaration }

  /// Whether the key is the key of a collection, to which other bindings may contribute too.
  var isOfCollection: Bool { options.isContribution || kind == .collectionDeclaration }
}

/// The part of a component that can depend on a private binding.
enum PrivateSight: Hashable {
  /// The whole component, without its subcomponents.
  case component
  /// The bindings of one module, by its number in the run.
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

  /// The only module that sees the binding; `nil` for the whole component.
  var module: ModulePath.ID? {
    if case .module(let module) = self { module } else { nil }
  }
}
