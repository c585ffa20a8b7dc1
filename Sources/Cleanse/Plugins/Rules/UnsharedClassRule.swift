import BindingGraph

/// Warns about unshared classes with several dependents, each of which gets its own object.
///
///     GraphValidator.validate(App.self, serviceLoader: CleanseServiceLoader([UnsharedClassRule()]))
///
/// Dependents with a provider or a closure do not count, because they request new objects on purpose. Suppress an
/// intended case next to the binding: `binder.accept(.unsharedClass, for: Cursor.self)`. The rule ignores structs. It
/// is not part of each validation because new objects are right for many classes.
public struct UnsharedClassRule: CleanseBindingPlugin {
  /// The rule, ready for a service loader.
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
      DiagnosticKind.unsharedClass.with(.warning),
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
