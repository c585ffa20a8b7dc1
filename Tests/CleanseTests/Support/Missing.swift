import Cleanse
import Testing

/// Checks that a graph of one module has exactly one missing binding, that of its root's dependency.
///
/// - Parameter spelledAs: the type that the error names; by default the type of the dependency.
func expectMissing<M: Module, Wanted>(
  _ wanted: Wanted.Type, spelledAs spelling: Any.Type? = nil, in module: M.Type,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws where M.Scope == Singleton {
  let error = #expect(throws: MissingProvider.self, sourceLocation: sourceLocation) {
    try GraphValidator.check(Asking<M, Wanted>.self)
  }
  let missing: MissingProvider = try #require(error, sourceLocation: sourceLocation)
  #expect(missing.requests.count == 1, sourceLocation: sourceLocation)
  if let spelling {
    #expect(TypeReference(missing.requestedType) == TypeReference(spelling), sourceLocation: sourceLocation)
  }
  let asker = missing.requests[0].providerRequiredFor.map { TypeReference($0) }
  #expect(asker == TypeReference(Asked<Wanted>.self), sourceLocation: sourceLocation)
}
