/// Several bindings of one key in one component.
package struct DuplicateBindingFact: Sendable {
  package let key: TypeReference
  /// Whether source code composes the type with `Sendable` in some of the bindings only.
  package let isComposedInSome: Bool
  /// At least two sites, in order of location.
  package private(set) var sites: [BindingSite]

  package func keeping(_ positions: [Int]) -> Self? {
    guard positions.count > 1 else { return nil }
    var rest = self
    rest.sites = positions.map { sites[$0] }
    return rest
  }
}

extension DuplicateBindingFact: ConflictFact {
  package static let kind = DiagnosticKind(
    .duplicateBinding, .error, summary: "A type is bound several times in one component.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
  package var traces: [FactTrace] { sites.map { FactTrace(type: key, location: $0.location) } }
}

/// Finds keys with several bindings in one component, or with contributions and a binding of the whole collection.
///
/// Statements that apply to several components, such as those of a module or of overrides, cause duplicates in each;
/// that is one finding.
enum DuplicateBindingPass {
  static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, preventsRoot: true, facts) }

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [DuplicateBindingFact] {
    guard !graph.conflicts.isEmpty else { return [] }
    return graph.conflicts.enumerated().map { number, conflict in
      Finding(
        number: number, key: conflict.key, sites: conflict.bindings.map { graph.site(ofBinding: $0) }.inOrder,
        isComposedInSome: Set(conflict.bindings.map { graph.bindings[$0].attributes.contains(.composed) }).count > 1)
    }.uniqued(by: \.statements).map {
      DuplicateBindingFact(key: graph.type(of: $0.key), isComposedInSome: $0.isComposedInSome, sites: $0.sites)
    }
  }

  private struct Finding: Hashable {
    let number: Int
    let key: Key
    let sites: [BindingSite]
    let isComposedInSome: Bool

    /// The identity of findings with the same cause. A finding without any location has its own.
    var statements: Finding {
      sites.allSatisfy { $0.location == nil }
        ? self
        : Finding(number: 0, key: key, sites: sites.map(\.statement), isComposedInSome: isComposedInSome)
    }
  }
}

extension DuplicateBindingFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      key,
      isCollection
        ? "is bound both as a whole and through contributions"
        : "is \(isOfOverrides ? "overridden" : "bound") \(sites.count) times")
    content.steps = sites.map(\.step)
    // A running program does not know how the type is written, but two bindings of `Any` are seldom intended.
    if isComposedInSome || key.name == "Any" {
      let composition: DiagnosticText = key.name == "Any" ? "any Sendable" : "\(key.argument) & Sendable"
      content.notes = [DiagnosticStep("\(key.argument) and \(composition) are one key")]
    }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion(DiagnosticText(isCollection ? Self.helpForCollections : help))]
    return content
  }

  private var isOfOverrides: Bool { sites.allSatisfy { $0.role == .override } }
  private var isCollection: Bool { sites.contains { $0.role == .contribution } }

  private static let helpForCollections =
    "keep either the contributions or the binding of the whole collection, or give them different tags"

  /// The advice. A component factory and a property injector cannot be tagged. An override replaces one binding, so
  /// with a tag it would replace nothing.
  private var help: String {
    if isOfOverrides { return "keep one of these overrides" }
    return sites.contains { $0.role == .installation }
      ? "keep one of these bindings" : "keep one of these bindings, or give them different tags"
  }
}

extension DiagnosticID {
  /// A type is bound several times in one component.
  public static let duplicateBinding = DiagnosticID(rawValue: "duplicate-binding")
}
