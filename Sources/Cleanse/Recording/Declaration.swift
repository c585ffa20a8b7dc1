/// One binding of a run, as far as a later run has to repeat it.
struct Declaration: Equatable {
  /// What is bound, as a number.
  let key: UInt
  let kind: BindingKind
  let options: BindingDraft.Options
  /// Where the requirements of the binding end among those of the run; they begin where the last binding's end.
  let requirementEnd: Int32

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
