/// A decorator of something that its component does not see.
package struct UnusedDecoratorFact: Sendable {
  package let key: TypeReference
  /// The component that decorates; of several the first.
  package let component: TypeReference
  /// The statement, in each component where it wraps nothing; never empty.
  package let sites: [BindingSite]
  /// Whether the key is that of an installed component's factory, which cannot be decorated.
  let isComponentFactory: Bool
  /// What was perhaps meant, best first.
  var nearMisses: [NearMiss] = []
}

extension UnusedDecoratorFact: AbsenceFact {
  package static let kind = DiagnosticKind(
    .unusedDecorator, .error, summary: "A decorator wraps a type that its component and its ancestors do not bind.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
  package var traces: [FactTrace] { sites.map { FactTrace(type: key, location: $0.location) } }
}

extension DiagnosticID {
  /// A decorator wraps a type that its component and its ancestors do not bind.
  public static let unusedDecorator = DiagnosticID(rawValue: "unused-decorator")
}
