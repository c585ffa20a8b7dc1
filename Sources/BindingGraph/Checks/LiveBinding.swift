/// A binding that reaches outside the process, in the graph of a test.
package struct LiveBindingFact: Sendable {
  /// The bound type; for a tag its `TaggedProvider`.
  package let key: TypeReference
  /// The tag of the binding, if it has one.
  package let tag: TypeReference?
  package let site: BindingSite
  /// The module or component to which the binding is private, if any.
  package let privateTo: TypeReference?
  /// The shortest path to the binding, from a root or from a binding that is created without a request; `nil` if only
  /// the test itself requests it.
  package let path: RootPath?
}

extension LiveBindingFact: GraphFact {
  package static let kind = DiagnosticKind(
    .liveBinding, .error, summary: "A test can create a live binding that no override replaces.")

  package var location: SourceLocation? { site.location }
  package var subject: TypeReference? { key }
  package var chain: [TypeReference] { path?.links.map(\.type) ?? [] }
}

extension LiveBindingFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      key, isOverride ? "is overridden by a live() binding" : "is a live() binding that no override replaces")
    content.chain = path?.links.map(\.text) ?? []
    content.steps = [site.step]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [
      isOverride
        ? DiagnosticSuggestion("bind a fake in the override, without live()")
        : DiagnosticSuggestion("override it in the test, for example", code: override),
      DiagnosticSuggestion("or, if the test may use it, allow it", code: "allowingLive: [\(key.metatype)]"),
    ]
    return content
  }

  private var isOverride: Bool { site.role == .override }

  /// An override of this binding: limited to its module if the binding is private, and code of other files can name the
  /// module.
  private var override: DiagnosticText {
    let override: DiagnosticText = ".overriding(\(target)) { ... }"
    guard let privateTo, !privateTo.isPrivate else { return override }
    return override + ".in(\(privateTo.metatype))"
  }

  /// The arguments of the override.
  private var target: DiagnosticText { tag.map { "tag: \($0.metatype)" } ?? key.metatype }
}

extension DiagnosticID {
  /// A test can create a live binding that no override replaces.
  public static let liveBinding = DiagnosticID(rawValue: "live-binding")
}
