import BindingGraph

/// The declarations of one component.
struct RecordedConfiguration {
  struct Module {
    let type: SwiftType
    /// The module that includes it first; `nil` for the component itself.
    let parent: Int?
    var otherParents: [Int] = []
    /// The place in its `configure` for an additional statement.
    var statementPlace: StatementPlace?
  }

  struct Installation {
    let component: SwiftType
    /// The position of the binding of its component factory.
    let binding: Int
    /// The bindings of the same component in other branches.
    var otherBindings: [Int] = []
    let location: SourceLocation?
    /// Whether the note on the component's unread code is suppressed.
    var acceptsUncheckedCode = false
  }

  struct Acceptance: Equatable {
    let warning: GraphWarning
    let key: BoundKey?
    var module: Int
  }

  /// A statement without a terminator so far.
  struct UnfinishedBinding: Equatable {
    var type: SwiftType
    var module: Int
    let location: SourceLocation?
  }

  var bindings: [RecordedBinding] = []
  var modules: [Module] = []
  var installations: [Installation] = []
  var acceptances: [Acceptance] = []
  /// The keys that are declared sendable apart from their bindings.
  var sendableKeys: Set<BoundKey> = []
  /// The code that could not be followed.
  var uncheckedCode: [UnfollowedCode] = []
  var initializers: [ChosenInitializerCandidate] = []
  var unfinishedBindings: [UnfinishedBinding] = []
  /// Whether all bindings were found.
  var isComplete = true
  /// Whether all suppressions were found.
  var knowsAcceptances = true
  /// Whether another run of the same code can have other declarations.
  var hasBranches = false
}

/// An initializer without parameters that a binding refers to.
struct ChosenInitializerCandidate: Equatable {
  let symbol: String
  let type: SwiftType
  let location: SourceLocation?
}

/// A binding in the code of a component.
struct RecordedBinding: Hashable {
  let draft: BindingDraft
  let kind: BindingKind
  let requirements: [SwiftType]
  /// The initializer call that the factory consists of; `nil` for other factories.
  let creation: ObjectCreation?
  /// `nil` for a seed, which has the location of the component's installation.
  let location: SourceLocation?
  /// The position in `RecordedConfiguration.modules`.
  var module: Int
  /// The path to the statement.
  let path: BranchPath

  /// The required keys: for a decorator first the decorated one, then those of the parameters.
  var requests: [BoundKey] {
    (kind == .decorator ? [draft.key] : []) + requirements.map { .type($0) }
  }
}

/// The call of an initializer.
struct ObjectCreation: Hashable {
  let type: SwiftType
  /// Whether all arguments are parameters of the enclosing function, so that equal calls create equal objects.
  let passesParameters: Bool
}
