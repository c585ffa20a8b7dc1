import Cleanse

/// A rule for names: what a module binds has a common ending.
///
///     NamingRule(ServiceModule.self, endsIn: "Service")
///
/// It is a warning, which a module can accept: `binder.accept(.strangeName, for: Clock.self)`.
public struct NamingRule: CleanseBindingPlugin {
  private let module: any Module.Type
  private let ending: String

  public init(_ module: any Module.Type, endsIn ending: String) {
    self.module = module
    self.ending = ending
  }

  public func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    root.visitBindings { info in
      if info.modulePath.last.map({ $0 == module }) == true { check(info, errorReporter) }
    }
  }

  private func check(_ info: ProviderInfo, _ errorReporter: CleanseErrorReporter) {
    let type = TypeReference(info.elementType)
    guard !type.name.hasSuffix(ending), !info.accepts(.strangeName) else { return }
    errorReporter.append(
      Diagnostic(
        id: GraphWarning.strangeName.id, severity: .warning,
        headline: "\(type) is bound by \(module), and its name does not end in \(ending)",
        location: info.sourceLocation,
        suggestions: [
          DiagnosticSuggestion("rename it, or bind it in another module"),
          DiagnosticSuggestion("if it is meant, accept it", code: "binder.accept(.strangeName, for: \(type).self)"),
        ]))
  }
}

extension GraphWarning {
  /// A type is bound by a module whose types have another ending.
  public static let strangeName = GraphWarning(id: "strange-name")
}
