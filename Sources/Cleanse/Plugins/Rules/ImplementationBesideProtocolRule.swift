import BindingGraph

/// Warns about implementations that are injected directly although their protocol is bound too.
///
///     GraphValidator.validate(App.self, serviceLoader: CleanseServiceLoader([ImplementationBesideProtocolRule()]))
///
/// If the protocol is bound to that implementation, its direct dependents bypass the protocol. Otherwise there are two
/// objects, and perhaps one was intended. Suppress an intended case next to the binding of the implementation:
/// `binder.accept(.implementationBesideProtocol, for: BufferConsole.self)`.
public struct ImplementationBesideProtocolRule: CleanseBindingPlugin {
  /// The rule, ready for a service loader.
  public init() {}

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    for component in root.components {
      let protocols = protocols(visibleIn: component)
      guard !protocols.isEmpty else { continue }
      for info in component.bindings where isImplementation(info) && !info.accepts(.implementationBesideProtocol) {
        let conformed = protocols.filter { ExistentialType($0.type)?.isConformed(by: info.type) == true }
        let requesters = info.dependents.filter { !conformed.contains($0) }
        guard let first = conformed.first, !requesters.isEmpty else { continue }
        errorReporter.report(warning(about: info, beside: first, askedForBy: requesters))
      }
    }
  }

  /// The protocols that a component or an ancestor binds, innermost first.
  private func protocols(visibleIn component: any ComponentBinding) -> [ProviderInfo] {
    sequence(first: component) { $0.parent }.flatMap(\.bindings).filter {
      $0.kind != .collectionDeclaration && $0.kind != .decorator && !$0.isCollectionContribution
        && ExistentialType($0.type) != nil
    }
  }

  private func isImplementation(_ info: ProviderInfo) -> Bool {
    let isBound = [ProviderInfo.Kind.factory, .value, .provider].contains(info.kind)
    return isBound && !info.isRoot && !info.isCollectionContribution && info.tag == nil
      && ExistentialType(info.type) == nil
  }

  private func warning(
    about info: ProviderInfo, beside boundProtocol: ProviderInfo, askedForBy requesters: [ProviderInfo]
  ) -> Diagnostic {
    let type = TypeReference(info.type)
    let conformed = TypeReference(boundProtocol.type)
    let isForwarded = boundProtocol.dependencies.contains { $0.bindings.contains(info) }
    return Diagnostic(
      .implementationBesideProtocol,
      headline: isForwarded
        ? "\(type) is injected as itself although \(conformed) is bound to it"
        : "\(type) is bound as itself although \(conformed), which it conforms to, is bound to another type",
      location: info.sourceLocation,
      steps: [
        DiagnosticStep("\(type) bound in \(info.component.name)", at: info.sourceLocation),
        DiagnosticStep("\(conformed) bound in \(boundProtocol.component.name)", at: boundProtocol.sourceLocation),
      ] + requesters.map { DiagnosticStep("\(type) required by \($0.type)", at: $0.sourceLocation) },
      suggestions: [
        DiagnosticSuggestion("inject \(conformed)"),
        DiagnosticSuggestion(
          "if intended, suppress the warning next to the binding of \(type)",
          fix: "binder.accept(.implementationBesideProtocol, for: \(type.metatype))"),
      ])
  }
}

extension GraphWarning {
  /// `ImplementationBesideProtocolRule`: an implementation is injected directly although its protocol is bound too.
  public static let implementationBesideProtocol = GraphWarning(id: .implementationBesideProtocol)
}
