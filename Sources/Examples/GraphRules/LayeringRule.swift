import Cleanse

/// A rule for layers: what one module binds must not ask directly for what another one binds.
///
///     LayeringRule(PageModule.self, mustNotAskFor: NetworkModule.self)
///
/// A module stands for all that it includes too. What is asked for through a third module is fine: that is what layers are
/// for.
public struct LayeringRule: CleanseBindingPlugin {
  private let upper: any Module.Type
  private let lower: any Module.Type

  public init(_ upper: any Module.Type, mustNotAskFor lower: any Module.Type) {
    self.upper = upper
    self.lower = lower
  }

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    root.visitBindings { info in
      guard info.isBound(by: upper), !info.isBound(by: lower) else { return }
      for target in info.dependencies.flatMap(\.bindings) where target.isBound(by: lower) {
        errorReporter.append(violation(of: info, askingFor: target))
      }
    }
  }

  private func violation(of info: ProviderInfo, askingFor target: ProviderInfo) -> Diagnostic {
    Diagnostic(
      id: "layering",
      headline: "\(info.type) of \(upper) must not ask for \(target.type) of \(lower)",
      location: info.sourceLocation,
      steps: [
        DiagnosticStep("\(info.type) bound", at: info.sourceLocation),
        DiagnosticStep("\(target.type) bound", at: target.sourceLocation),
      ],
      suggestions: [DiagnosticSuggestion("ask for something between them")])
  }
}

extension ProviderInfo {
  /// Whether a module made the binding, or one that it includes.
  fileprivate func isBound(by module: any Module.Type) -> Bool {
    modulePath.contains { $0 == module }
  }
}
