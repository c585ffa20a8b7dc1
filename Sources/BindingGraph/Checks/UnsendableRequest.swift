/// A value that another isolation would use, although it must stay in its own.
package struct UnsendableRequestFact: Sendable {
  /// The reason why the other isolation must not use it.
  package enum Obstacle: Sendable, Hashable {
    /// It is not declared sendable.
    case undeclared
    /// It is required as a composition with `Sendable`, and bound without the composition.
    case uncomposed
    /// It is not shared: its factory, or the provider that is the seed, would run in the other isolation.
    case unshared
    case undeclaredAndUnshared
    /// The factory of another component, which builds in its own isolation.
    case componentFactory
    /// An object graph, which gives access to every visible binding.
    case objectGraph
    /// It comes from an override inside the component, and must stay in the isolation that created the override.
    case confinedOverride
  }

  #if DEBUG || DetailedReports
    /// The possible change of the declaration.
    package enum Amendment: Sendable {
      /// Additional steps of the statement. To share the value, the `unscoped` components and modules first need a scope.
      case steps(unscoped: [TypeReference], scope: TypeReference?)
      /// An override with a value that the compiler knows to be `Sendable`, or with a module that has the steps.
      case override
      /// Another decorator: this one returns a type that is not known to be `Sendable`.
      case decorator
      /// A seed of a type that shares its key can be stored in a `Sendable` type.
      case wrappedSeed
      /// A statement that declares a seed sendable, a tagged one by its tag; its location may be known.
      case seed(StatementPlace?, tag: TypeReference?)
      /// A value as the seed instead of a provider.
      case providerSeed
      /// The sendable factory of a component, or its installation in the other component if possible.
      case factory(of: TypeReference, canBeInstalled: Bool)
      /// No change is possible, for example for an assisted factory.
      case fixed
    }
  #endif

  package let key: TypeReference
  package let obstacle: Obstacle
  /// The site of the binding; `nil` for an object graph.
  package let site: BindingSite?
  /// The type that must be `Sendable`: for a tag or a collection, that of the elements.
  package let element: TypeReference
  /// Whether the composition with `Sendable` has the same key, so that only the declaration is a proof.
  package let sharesKey: Bool
  /// The `SendableComponentFactory` or `SendableProvider` that crosses; `nil` for a parameter that crosses itself.
  package let handle: TypeReference?
  /// The dependents of the handle, in order of location.
  package let handleRequests: [Request]
  /// The component that the handle builds; `nil` if there is no handle, or it provides a value.
  package let component: TypeReference?
  /// The dependents inside the component, or the async and concurrent bindings whose parameters cross, in order of
  /// location.
  package let requests: [Request]
  /// The shortest path from the component's root to one of the dependents; `nil` without one.
  package let path: RootPath?

  #if DEBUG || DetailedReports
    package internal(set) var amendment = Amendment.fixed
    /// Whether the element is `Sendable`; `nil` if unknown, as in a running program.
    package internal(set) var isSendable: Bool?
  #endif
}

extension UnsendableRequestFact: GraphFact {
  package static let kind = DiagnosticKind(
    .unsendableRequest, .error, summary: "A value that must stay in its isolation is used from another one.")

  package var location: SourceLocation? {
    obstacle == .confinedOverride ? site?.location : (requests + handleRequests).first?.location
  }
  package var subject: TypeReference? { key }
  package var chain: [TypeReference] { path?.links.map(\.type) ?? [] }
}

extension UnsendableRequestFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(key, problem)
    content.chain = path?.links.map(\.text) ?? []
    content.steps = requests.map { DiagnosticStep("required by \($0.requirerName)", at: $0.location) }
    if let handle {
      content.steps += handleRequests.map {
        DiagnosticStep("reached through \(handle), required by \($0.requirerName)", at: $0.location)
      }
    }
    content.notes = [site?.step, compositionNote].compactMap { $0 }
    return content
  }

  private var compositionNote: DiagnosticStep? {
    guard sharesKey, obstacle == .undeclared || obstacle == .undeclaredAndUnshared else { return nil }
    return DiagnosticStep(
      "\(element) is the same key with and without & Sendable, so only sendable() proves that the value is Sendable",
      at: nil)
  }

  private var problem: DiagnosticText {
    switch obstacle {
    case .uncomposed: "is required as a Sendable type but is not bound as one"
    case .undeclared: "is used from another isolation but is not declared sendable()"
    case .unshared: "is used from another isolation but is not shared"
    case .undeclaredAndUnshared: "is used from another isolation but is neither shared nor declared sendable()"
    case .componentFactory: "is used from another isolation but can be called only in its own"
    case .objectGraph: "is used from another isolation but gives access to every visible binding"
    case .confinedOverride: "has an override that may belong to an actor, but is created outside that actor"
    }
  }
}

#if DEBUG || DetailedReports
  extension UnsendableRequestFact {
    package var explanation: DiagnosticContent {
      var content = outline
      content.help = help
      return content
    }

    private var help: [DiagnosticSuggestion] {
      switch (obstacle, component) {
      case (.uncomposed, _):
        let verb: DiagnosticText = site?.role == .decorator ? "decorate" : "bind"
        let type: DiagnosticText =
          element.isComposable
          ? "\(composition) instead" : "the type exactly as it is required, with & Sendable, instead of \(element)"
        return [DiagnosticSuggestion("\(verb) \(type)", at: site?.location)]
      case (.objectGraph, _):
        return [
          DiagnosticSuggestion("inject the types that are looked up, instead of \(key)", at: requests.first?.location)
        ]
      case (.confinedOverride, _):
        return [
          DiagnosticSuggestion(
            site?.role == .decorator
              ? "decorate it with decorating(_:sendableFactory:), whose closure captures only Sendable values"
              : "override it with overriding(_:sendableFactory:), whose closure captures only Sendable values",
            at: site?.location
          ),
          DiagnosticSuggestion("or override it with module(_:) and a nonisolated module"),
        ]
      case (.componentFactory, let component?): return handingOn(to: component)
      case (_, let component?):
        guard let declaration else { return [DiagnosticSuggestion("bind it in \(component)")] }
        guard isSendable == false, obstacle != .unshared else {
          return [declaration, DiagnosticSuggestion("or bind it in \(component)")]
        }
        return [DiagnosticSuggestion("bind it in \(component)"), declaration.asAlternative]
      case (_, nil): return [declaration].compactMap { $0 }
      }
    }

    private func handingOn(to component: TypeReference) -> [DiagnosticSuggestion] {
      guard case .factory(let built, let canBeInstalled) = amendment else { return [] }
      return [DiagnosticSuggestion("inject SendableComponentFactory<\(built.argument)>", at: requests.first?.location)]
        + (canBeInstalled ? [DiagnosticSuggestion("or install it in \(component)")] : [])
    }

    /// Advice for the declaration of the value.
    private var declaration: DiagnosticSuggestion? {
      switch amendment {
      case .fixed, .factory: nil
      case .override:
        DiagnosticSuggestion(
          "override it with a Sendable value or in a module whose binding has \(steps)", at: site?.location)
      case .decorator:
        DiagnosticSuggestion("decorate \(composed)", at: site?.location)
      case .wrappedSeed:
        DiagnosticSuggestion(
          "store the value in a Sendable struct, and use that as the seed of \(site?.modulePath.first ?? key)")
      case .providerSeed:
        DiagnosticSuggestion(
          "build \(site?.modulePath.first ?? key) from a value instead of a provider", code: "typealias Seed = \(key)")
      case .seed(let place, let tag): seedDeclaration(tag, in: place)
      case .steps(let unscoped, let scope):
        DiagnosticSuggestion(
          conditional((needsSharing ? Self.scoping(unscoped, scope) : "") + "add \(steps) to the binding"),
          at: site?.location)
      }
    }

    private func seedDeclaration(_ tag: TypeReference?, in place: StatementPlace?) -> DiagnosticSuggestion {
      let text = conditional("declare it sendable in \(site?.modulePath.first ?? key)")
      let code: DiagnosticText =
        tag.map { "binder.declareSendable(tag: \($0.metatype))" } ?? "binder.declareSendable(\(key.metatype))"
      return isSendable == false
        ? DiagnosticSuggestion(text, code: code) : DiagnosticSuggestion(text, fix: code, in: place)
    }

    /// Makes advice depend on the type, because the compiler accepts `sendable()` for sendable types only.
    private func conditional(_ declaration: DiagnosticText) -> DiagnosticText {
      if obstacle == .unshared { return declaration }
      return switch isSendable {
      case _ where sharesKey && isSendable != true: "bind \(composed), and " + declaration
      case true?: "\(element) is Sendable: " + declaration
      case false?: "make \(element) Sendable, and " + declaration
      case nil: declaration + ", if \(element) is Sendable"
      }
    }

    /// Advice to compose a type with a protocol in its name.
    private var composed: DiagnosticText {
      element.isComposable ? "\(composition) instead" : "\(element) with & Sendable after each protocol in it"
    }

    /// The composition that the compiler knows to be `Sendable`, with the key of the element.
    private var composition: DiagnosticText { "\(element.argument) & Sendable" }

    private var needsSharing: Bool { obstacle == .unshared || obstacle == .undeclaredAndUnshared }

    private var steps: String {
      switch obstacle {
      case .unshared: ".sharedInScope()"
      case .undeclaredAndUnshared: ".sharedInScope().sendable()"
      case .undeclared, .uncomposed, .componentFactory, .objectGraph, .confinedOverride: ".sendable()"
      }
    }

    private static func scoping(_ unscoped: [TypeReference], _ scope: TypeReference?) -> DiagnosticText {
      guard !unscoped.isEmpty else { return "" }
      let owners = DiagnosticText(unscoped.map { DiagnosticText($0) }, separator: " and ")
      return "give \(owners) \(scope.map { "the scope \($0)" } ?? "a scope"), and "
    }
  }
#endif

extension DiagnosticID {
  /// A value that must stay in its isolation is used from another one.
  public static let unsendableRequest = DiagnosticID(rawValue: "unsendable-request")
}
