extension Diagnostic {
  /// The stable name of the kind of problem.
  public var id: DiagnosticID { fact.kind.id }

  /// The severity: an error keeps the graph from being built.
  public var severity: Severity { fact.kind.severity }

  /// The main location, if known.
  public var location: SourceLocation? { fact.location }

  /// The type that the problem is about: the missing type, the type with two bindings, a type of the cycle, and so on;
  /// for a diagnostic of a plugin the first type that it names.
  public var subject: TypeReference? { fact.subject }

  /// All types that the problem is about: several if a module that is not included would bind them.
  public var subjects: [TypeReference] { fact.subjects }

  /// The dependency path from the component's root to the dependent; empty if the binding is not reachable, and for
  /// problems that are not about a dependency.
  public var chain: [TypeReference] { fact.chain }

  /// The address of the documentation of this kind of problem; for kinds of plugins the address that they give, if any.
  public var documentationURL: String? { fact.kind.documentationURL }
}
