import BindingGraph

/// The answers of `cleanse-graph explain` for all nodes, shortened for a page.
struct NodeExplanations {
  private let document: GraphDocument

  /// More holders and losses are counted.
  private static let mostNames = 12

  init(of document: GraphDocument) {
    self.document = document
  }

  /// By the identifiers of nodes.
  ///
  /// - Complexity: O(n · (k + c)) for n nodes with k direct and indirect dependents each, and c components.
  var value: JSONValue {
    let explained = ExplainedDocument(document)
    let values = document.nodes.map { ($0.id, Self.value(of: explained.explanation(of: $0))) }
    return .object([:], and: Dictionary(values) { first, _ in first })
  }

  private static func value(of binding: BindingExplanation) -> JSONValue {
    let isUnshared = binding.creation == .perRequest
    let holders = isUnshared ? [] : ExplanationText.holders(of: binding)
    let lost = binding.loss.uncreatable
    // The page links these nodes, and names the components beside them.
    let linked = lost.isEmpty ? [] : ["missing for", "cannot be created", "cannot be built"]
    let losses = ExplanationText.losses(of: binding).filter { !linked.contains($0.effect) }
    return .object([
      "created": .string(ExplanationText.creation(of: binding)),
      "isUnshared": .boolean(isUnshared && !binding.holders.isEmpty),
      "holders": .array(holders.prefix(mostNames).map { .string($0) }), "holderCount": .number(holders.count),
      "lost": .array(lost.prefix(mostNames).map { .string($0.id) }), "lostCount": .number(lost.count),
      "lostComponents": .array(lost.isEmpty ? [] : binding.loss.components.map { .string($0.type.name) }),
      "losses": .array(
        losses.map { .string("\($0.effect): " + $0.items.prefix(mostNames).joined(separator: ", ")) }),
    ])
  }
}
