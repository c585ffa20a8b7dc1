import BindingGraph

/// What the code of one component declares.
struct RecordedConfiguration {
  struct Module {
    let type: SwiftType
    /// The module that includes it first; `nil` for the component itself.
    let parent: Int?
    var otherParents: [Int] = []
    /// Where a statement can be added to its `configure`.
    var statementPlace: StatementPlace?
  }

  struct Installation {
    let component: SwiftType
    /// The position of the binding of its factory.
    let binding: Int
    /// Those of the same component in other branches.
    var otherBindings: [Int] = []
    let location: SourceLocation?
    /// Whether it is accepted that the component's code was not read.
    var acceptsUncheckedCode = false
  }

  struct Acceptance {
    let warning: GraphWarning
    let key: (key: BoundKey, shown: SwiftType)?
    let module: Int
  }

  /// A statement that is begun, and has not come to its terminator.
  struct UnfinishedBinding: Equatable {
    var type: SwiftType
    let module: Int
    let location: SourceLocation?
  }

  var bindings: [RecordedBinding] = []
  var modules: [Module] = []
  var installations: [Installation] = []
  var acceptances: [Acceptance] = []
  /// What was declared sendable apart from its bindings.
  var sendableKeys: Set<BoundKey> = []
  /// What could not be followed.
  var uncheckedCode: [UncheckedCodeFact] = []
  var initializers: [ChosenInitializerCandidate] = []
  var unfinishedBindings: [UnfinishedBinding] = []
  /// Whether everything that is bound was found.
  var isComplete = true
  /// Whether the warnings that are accepted were found.
  var knowsAcceptances = true
  /// Whether another run of the same code can declare something else.
  var hasBranches = false
}

/// An initializer without parameters that a binding refers to.
struct ChosenInitializerCandidate: Equatable {
  let symbol: String
  let type: SwiftType
  let location: SourceLocation?
}

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
