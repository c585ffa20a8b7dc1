/// A collection that is requested with deferred elements, although something makes several of them at once.
package struct UndeferrableContributionFact: Sendable {
  /// One place that asks.
  package struct DeferringRequest: Sendable, Hashable {
    /// The type as it is requested: `[Provider<Page>]`.
    package let requested: TypeReference
    package let request: Request
  }

  /// The collection: `[Page]`.
  package let collection: TypeReference
  /// Whether the collection has one binding in the place of contributions.
  package let isWhole: Bool
  /// The contributions of several elements, or the binding of the whole collection, in order of location.
  package let sites: [BindingSite]
  /// What asks, in the order of the graph.
  package private(set) var requests: [DeferringRequest]

  init(collection: TypeReference, isWhole: Bool, sites: [BindingSite], requests: [DeferringRequest]) {
    self.collection = collection
    self.isWhole = isWhole
    self.sites = sites
    self.requests = requests
  }

  /// The same, with what else asks.
  func adding(_ others: [DeferringRequest]) -> Self {
    var joined = self
    joined.requests = (requests + others).uniqued()
    return joined
  }
}

extension UndeferrableContributionFact: GraphFact {
  package static let kind = DiagnosticKind(
    .undeferrableContribution, .error,
    summary: "A multibinding is injected with deferred elements, but a contribution has several elements.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { collection }
  package var traces: [FactTrace] {
    sites.map { FactTrace(type: collection, location: $0.location) }
      + requests.map { FactTrace(type: $0.request.requirer, location: $0.request.location) }
  }
}

extension DiagnosticID {
  /// A multibinding is injected with deferred elements, but a contribution has several elements.
  public static let undeferrableContribution = DiagnosticID(rawValue: "undeferrable-contribution")
}
