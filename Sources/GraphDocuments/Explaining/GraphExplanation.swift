/// An explanation of one type: the bindings that provide it, its dependents, and the effects of its removal.
package struct GraphExplanation: Sendable {
  /// An output format of explanations.
  package enum Format: String, Sendable, CaseIterable {
    /// A paragraph for each binding.
    case text
    /// A document with a `version`, for tools: `Documentation/explanation.schema.json` describes it.
    case json
  }

  /// The explained type.
  let type: GraphDocument.TypeName
  /// The bindings that provide it, in the order of the document.
  let bindings: [BindingExplanation]
  /// The requests that no binding serves.
  let unserved: [GraphRequest]
  /// Whether filters have left out possible dependents.
  let isPartial: Bool

  /// The explanation as text of a format, with a line break at its end.
  package func text(as format: Format) -> String {
    switch format {
    case .text: ExplanationText.text(of: self)
    case .json: ExplanationJSON.text(of: self)
    }
  }
}

/// An explanation of one binding, or of a component's view of a collection.
struct BindingExplanation: Sendable {
  let node: GraphDocument.Node
  let component: GraphDocument.Component?
  /// The modules that lead to it, outermost first.
  let modules: [GraphDocument.TypeName]
  let creation: GraphCreation
  /// The contributions to a collection.
  let elements: [GraphDocument.Node]
  /// All requests for it, or for a collection that it contributes to.
  let requests: [GraphRequest]
  /// The object graphs that can look it up at run time.
  let lookups: [GraphRequest]
  /// The path from the root of the outermost component to the binding, both included; empty if no root leads to it.
  /// Paths without deferred steps are preferred.
  let path: [GraphPathStep]
  let holders: [GraphHolder]
  let loss: GraphLoss
}

/// A dependency of a node.
struct GraphRequest: Sendable, Hashable {
  let node: GraphDocument.Node
  let requirement: GraphDocument.Requirement
}

/// A holder that can keep a value alive.
enum GraphHolder: Sendable, Hashable {
  /// An instance of the component that shares the value or received it as a seed or value.
  case instance(GraphDocument.Component)
  /// A dependent, unless it has a weak provider.
  case request(GraphRequest)
  /// The factory of an installed component that contains a dependent.
  case componentFactory(GraphDocument.Node)
}

/// The frequency and the time of a value's creation.
enum GraphCreation: String, Sendable {
  /// Once in each component instance, on the first request.
  case shared
  /// Once in each component instance, when the instance is built.
  case eager
  /// Once for each request.
  case perRequest = "per-request"
  /// Never: the program passes the value to the binding.
  case value
  /// Never: the caller of `build(_:)` passes the value.
  case seed
  /// Never: the object exists already, and its dependencies are injected.
  case injection
  /// Once for each call of an assisted factory.
  case perCall = "per-call"
  /// Each call of a component factory builds an instance.
  case instances
  /// Never: a declaration without a value.
  case nothing
  /// Unknown: the node represents several bindings of a module.
  case unknown
}
