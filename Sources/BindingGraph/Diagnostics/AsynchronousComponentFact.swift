/// A component that has to be awaited, and that something builds which cannot wait.
package struct AsynchronousComponentFact: Sendable {
  /// A binding whose value has to be awaited.
  package struct Cause: Sendable, Equatable {
    package let type: TypeReference
    package let location: SourceLocation?
    /// Whether it is the component's root, which cannot be bound elsewhere.
    package let isRoot: Bool

    package init(type: TypeReference, location: SourceLocation?, isRoot: Bool = false) {
      self.type = type
      self.location = location
      self.isRoot = isRoot
    }
  }

  /// A factory that is asked for, and cannot wait.
  package struct FactoryRequest: Sendable, Hashable {
    /// The factory as the request spells it, without the forms around it.
    package let factory: TypeReference
    package let request: Request
    /// Whether it is a `SendableComponentFactory`, in whose place no other factory can stand.
    package let isSendable: Bool

    package init(factory: TypeReference, request: Request, isSendable: Bool = false) {
      self.factory = factory
      self.request = request
      self.isSendable = isSendable
    }
  }

  /// What would build the outermost component without waiting.
  package enum User: Sendable {
    case factory
    /// `assertReleased` of `CleanseTesting`.
    case releaseAssertion
    /// `assertStart` of `CleanseTesting`.
    case startAssertion
    /// `TestGraph` of `CleanseTesting`.
    case testGraph
  }

  package let component: TypeReference
  /// The component that installs it; `nil` for the outermost one.
  package let parent: TypeReference?
  /// The component's own asynchronous bindings, in order of location; never empty.
  package let causes: [Cause]
  /// Who asks for its factory, in order of location; empty for the outermost component, which `ComponentFactory.of` was
  /// called for.
  package let requests: [FactoryRequest]
  /// Where `ComponentFactory.of` is called for the outermost component, as far as that is known.
  package let calls: [SourceLocation]
  package var user = User.factory

  package init(
    component: TypeReference, parent: TypeReference? = nil, causes: [Cause], requests: [FactoryRequest],
    calls: [SourceLocation] = []
  ) {
    self.component = component
    self.parent = parent
    self.causes = causes
    self.requests = requests
    self.calls = calls
  }
}

extension AsynchronousComponentFact: GraphFact {
  package static let kind = DiagnosticKind(
    .asynchronousComponent, .error, summary: "A component with async bindings is built synchronously.")

  package var location: SourceLocation? { requests.first?.request.location ?? calls.first ?? causes.first?.location }
  package var subject: TypeReference? { component }
}

extension DiagnosticID {
  /// A component with async bindings is built synchronously.
  public static let asynchronousComponent = DiagnosticID(rawValue: "asynchronous-component")
}
