extension Diagnostic {
  /// The stable name of the kind of problem.
  public var id: DiagnosticID { fact.kind.id }

  /// How grave the problem is: an error keeps the graph from being built.
  public var severity: Severity { fact.kind.severity }

  /// The place to look at first, where one is known.
  public var location: SourceLocation? { fact.location }

  /// The type that the problem is about: what is missing, bound twice, part of the cycle, …; for a problem that a
  /// plugin reports, the first type that it names.
  public var subject: TypeReference? { fact.subject }

  /// All types that the problem is about: several where one module that is not included would bind them.
  public var subjects: [TypeReference] { fact.subjects }

  /// The types from the component's root to the one that asks; empty where no root leads there, and for problems that
  /// are not about a request.
  public var chain: [TypeReference] { fact.chain }

  /// The address of the section of the reference that explains this kind of problem; for kinds that plugins report, the
  /// one that they give, if any.
  public var documentationURL: String? { fact.kind.documentationURL }

  /// The section as a path within the package; `nil` for kinds that plugins report.
  @available(*, deprecated, renamed: "documentationURL", message: "Use documentationURL, which is a whole address.")
  public var documentationLink: String? { fact.kind.documentationLink }
}
