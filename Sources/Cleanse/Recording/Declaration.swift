import BindingGraph

/// One binding of a run, as far as a later run has to repeat it.
struct Declaration: Equatable {
  /// The bound key, as a number.
  let key: UInt
  let kind: BindingKind
  // In two parts, so that a declaration takes 16 bytes: a graph keeps one for each binding.
  private let upperOptions: UInt8
  private let lowerOptions: UInt16
  /// Where the requirements of the binding end among those of the run; they begin where the last binding's end.
  let requirementEnd: Int32

  init(key: UInt, kind: BindingKind, options: BindingDraft.Options, requirementEnd: Int32) {
    self.key = key
    self.kind = kind
    upperOptions = UInt8(truncatingIfNeeded: options.rawValue >> 16)
    lowerOptions = UInt16(truncatingIfNeeded: options.rawValue)
    self.requirementEnd = requirementEnd
  }

  var options: BindingDraft.Options {
    BindingDraft.Options(rawValue: UInt32(upperOptions) << 16 | UInt32(lowerOptions))
  }

  /// Whether anything happens to the values besides their being asked for.
  var hasLifecycle: Bool {
    kind == .asynchronousFactory || !options.isDisjoint(with: [.eager, .startHook, .stopHook, .service])
  }

  /// Whether something is bound: allowing the absence of a key binds nothing, nor does wrapping what is bound.
  var binds: Bool { kind != .optionalDeclaration && kind != .decorator }

  /// Whether it changes a graph that it is an override of: replaces a binding, or decorates one.
  var overrides: Bool { kind != .optionalDeclaration }

  /// Whether the key is that of a collection, to which other bindings may contribute too.
  var isOfCollection: Bool { options.isContribution || kind == .collectionDeclaration }
}

/// Who can ask for a private binding of a component.
enum PrivateSight: Hashable {
  /// All of the component, and nothing that it installs.
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

  /// The module that alone sees the binding; `nil` for all of the component.
  var module: ModulePath.ID? {
    if case .module(let module) = self { module } else { nil }
  }
}
