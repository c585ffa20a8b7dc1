import BindingGraph

/// A binding that the code of a component makes.
struct RecordedBinding: Hashable {
  let draft: BindingDraft
  let kind: Binding.Kind
  let requirements: [SwiftType]
  /// The call of an initializer that the factory consists of, where it does.
  let creation: ObjectCreation?
  /// `nil` for a seed, which stands where the component is installed.
  let location: SourceLocation?
  /// The position in `RecordedConfiguration.modules`.
  let module: Int
  /// The way to the statement.
  let path: BranchPath

  /// What the binding asks for: a decorator for what it wraps, then for its dependencies.
  var requests: [(key: BoundKey, shown: SwiftType)] {
    let decorated = kind == .decorator ? [(key: draft.key, shown: draft.shown)] : []
    return decorated + requirements.map { (key: .type($0), shown: $0) }
  }
}

/// The call of an initializer.
struct ObjectCreation: Hashable {
  let type: SwiftType
  /// Whether all arguments are the parameters of the function around it, so that equal calls create equal objects.
  let passesParameters: Bool
}
