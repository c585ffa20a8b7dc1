import BindingGraph

/// Warns of classes that are bound unshared and asked for by several others, each of which gets an object of its own.
///
///     GraphValidator.validate(App.self, serviceLoader: CleanseServiceLoader([UnsharedClassRule()]))
///
/// Who asks for a provider or a closure wants new objects, and does not count. What is meant can be accepted where it is
/// bound: `binder.accept(.unsharedClass, for: Cursor.self)`. For a structure there is nothing to say, and for many classes
/// it is right to be made anew: that is why this is no check of every graph.
public struct UnsharedClassRule: CleanseBindingPlugin {
  public init() {}

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    root.visitBindings { info in
      guard info.kind == .factory, !info.isShared, !info.isCollectionContribution, info.elementType is AnyClass,
        !info.accepts(.unsharedClass)
      else { return }
      let requesters = info.dependents.filter { requester in
        requester.dependencies.contains { !$0.isDeferred && $0.bindings.contains(info) }
      }
      if requesters.count > 1 { errorReporter.report(warning(about: info, askedForBy: requesters)) }
    }
  }

  private func warning(about info: ProviderInfo, askedForBy requesters: [ProviderInfo]) -> Diagnostic {
    let type = TypeReference(info.type)
    return Diagnostic(
      .unsharedClass,
      headline: "\(type) is a class, but is not shared: \(requesters.count) bindings get separate objects",
      location: info.sourceLocation,
      steps: [DiagnosticStep("bound in \(info.component.name)", at: info.sourceLocation)]
        + requesters.map { DiagnosticStep("required by \($0.type)", at: $0.sourceLocation) },
      suggestions: [
        DiagnosticSuggestion("to use one object, share it: sharedInScope()"),
        DiagnosticSuggestion(
          "if intended, suppress the warning next to the binding",
          fix: "binder.accept(.unsharedClass, for: \(type.metatype))"),
      ])
  }
}

extension GraphWarning {
  /// `UnsharedClassRule`: a class is bound unshared, and several others ask for it.
  public static let unsharedClass = GraphWarning(id: .unsharedClass)
}
