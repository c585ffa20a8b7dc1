/// All that a document says of one type: which bindings provide it, who asks for it, and who would miss it.
package struct GraphExplanation: Sendable {
  /// A form in which an explanation is written.
  package enum Format: String, Sendable, CaseIterable {
    /// A paragraph for each binding.
    case text
    /// A document with a `version`, for tools: `Documentation/explanation.schema.json` describes it.
    case json
  }

  /// What is explained.
  let type: GraphDocument.TypeName
  /// The bindings that provide it, in the order of the document.
  let bindings: [BindingExplanation]
  /// The requests that no binding serves.
  let unserved: [GraphRequest]
  /// Whether filters have left out what may ask for it.
  let isPartial: Bool

  /// The explanation as text of a format, with a line break at its end.
  package func text(as format: Format) -> String {
    switch format {
    case .text: ExplanationText.text(of: self)
    case .json: ExplanationJSON.text(of: self)
    }
  }
}

/// What there is to say of one binding, or of a component's view of a collection.
struct BindingExplanation: Sendable {
  let node: GraphDocument.Node
  let component: GraphDocument.Component?
  /// The modules that led to it, outermost first.
  let modules: [GraphDocument.TypeName]
  let creation: GraphCreation
  /// The elements of a collection.
  let elements: [GraphDocument.Node]
  /// All who ask for it, or for a collection that it is an element of.
  let requests: [GraphRequest]
  /// Those who can look it up at run time in an object graph.
  let lookups: [GraphRequest]
  /// From the root of the outermost component to the binding, both included; empty where no root leads to it. A path on
  /// which everything is created at once has precedence.
  let path: [GraphPathStep]
  let holders: [GraphHolder]
  let loss: GraphLoss
}

/// A node that asks for something.
struct GraphRequest: Sendable, Hashable {
  let node: GraphDocument.Node
  let requirement: GraphDocument.Requirement
}

/// What can keep a value alive.
enum GraphHolder: Sendable, Hashable {
  /// An instance of the component that shares it, or was given it.
  case instance(GraphDocument.Component)
  /// A dependent, unless it has a weak provider.
  case request(GraphRequest)
  /// The factory of an installed component in which something needs it.
  case componentFactory(GraphDocument.Node)
}

/// How often a value is made, and when.
enum GraphCreation: String, Sendable {
  /// Once in each instance of its component, when it is first asked for.
  case shared
  /// Once in each instance of its component, when that is built.
  case eager
  /// Anew for each request.
  case perRequest = "per-request"
  /// It is there already, in the program's own hands.
  case value
  /// The caller of `build(_:)` gives it.
  case seed
  /// An object is there already, and gets what it needs.
  case injection
  /// Each call of a factory makes one.
  case perCall = "per-call"
  /// Each call of a component factory builds an instance.
  case instances
  /// It makes nothing.
  case nothing
  /// What stands for several bindings says nothing of them.
  case unknown
}
