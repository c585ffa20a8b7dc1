import BindingGraph

/// Several elements of a dictionary multibinding have the same key.
public struct DuplicateKey: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The dictionary's type; for a tagged one the `TaggedProvider`.
  public let collectionType: Any.Type
  /// The key as text.
  public let key: String
  /// All elements with the key, in order of location.
  public let bindings: [BindingOrigin]

  init(_ diagnostic: Diagnostic, _ fact: DuplicateKeyFact) {
    self.diagnostic = diagnostic
    collectionType = fact.collection.type ?? Never.self
    key = fact.key
    bindings = fact.sites.map { BindingOrigin($0) }
  }
}

extension DuplicateKeyFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { DuplicateKey(diagnostic, self) }
}
