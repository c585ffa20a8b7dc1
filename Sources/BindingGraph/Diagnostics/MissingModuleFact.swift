/// Types that are asked for and bound nowhere in sight, and that one module would bind: one cause.
package struct MissingModuleFact: Sendable {
  /// The Swift module that declares the types, where it is one.
  package let library: String?
  /// The module that binds all of them, and the component that could include it; `nil` where none is known.
  package let inclusion: MissingBindingFact.Inclusion?
  /// The innermost component in which bindings would serve all requests.
  package let component: TypeReference
  /// Those that a root leads to first; two at least.
  package let bindings: [MissingBindingFact]
}

extension MissingModuleFact: GraphFact {
  // Each of the types is one that nothing binds.
  package static let kind = MissingBindingFact.kind

  package var location: SourceLocation? { bindings.first?.location }
  package var subject: TypeReference? { bindings.first?.key }
  package var subjects: [TypeReference] { bindings.map(\.key) }
  package var chain: [TypeReference] { bindings.first?.chain ?? [] }
}
