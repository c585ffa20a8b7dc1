/// A collection that is requested with deferred elements, although a binding creates several elements at once.
package struct UndeferrableContributionFact: Sendable {
  /// A dependency with deferred elements.
  package struct DeferringRequest: Sendable, Hashable {
    /// The type as it is requested: `[Provider<Page>]`.
    package let requested: TypeReference
    package let request: Request
  }

  /// The collection: `[Page]`.
  package let collection: TypeReference
  /// Whether the collection has one binding instead of contributions.
  package let isWhole: Bool
  /// The contributions of several elements, or the binding of the whole collection, in order of location.
  package let sites: [BindingSite]
  /// The dependents, in the order of the graph.
  package private(set) var requests: [DeferringRequest]

  init(collection: TypeReference, isWhole: Bool, sites: [BindingSite], requests: [DeferringRequest]) {
    self.collection = collection
    self.isWhole = isWhole
    self.sites = sites
    self.requests = requests
  }

  /// Returns the fact with further dependents.
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

/// Finds collections that are requested with deferred elements, such as `[Provider<Page>]`, although a contribution
/// creates several elements at once.
///
/// - Complexity: O(1) on a graph without any.
enum UndeferrableContributionPass {
  static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, preventsRoot: true, facts) }

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UndeferrableContributionFact] {
    guard !graph.undeferrable.isEmpty else { return [] }
    var facts: [UndeferrableContributionFact] = []
    for node in graph.undeferrable {
      guard let fact = fact(about: node, in: graph) else { continue }
      let known = facts.firstIndex {
        $0.collection == fact.collection && $0.sites.map(\.statement) == fact.sites.map(\.statement)
      }
      if let known { facts[known] = facts[known].adding(fact.requests) } else { facts.append(fact) }
    }
    return facts
  }

  private static func fact(about node: Int, in graph: LinkedGraph) -> UndeferrableContributionFact? {
    guard case .form(let key, _) = graph.nodes[node].content, let collection = graph.forms[key]?.inner
    else { return nil }
    let bindings = graph.undeferrableBindings(behind: node)
    let requests = graph.requests(of: graph.bindingNodes(askingFor: node))
    return UndeferrableContributionFact(
      collection: graph.type(of: collection), isWhole: bindings.contains { graph.bindings[$0].contribution == nil },
      sites: graph.sites(ofBindings: bindings),
      requests: requests.map {
        UndeferrableContributionFact.DeferringRequest(requested: graph.type(of: key), request: $0)
      })
  }
}

extension UndeferrableContributionFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(collection, problem)
    content.steps = sites.map(\.step)
    content.steps += requests.map {
      DiagnosticStep("required as \($0.requested) by \($0.request.requirerName)", at: $0.request.location)
    }
    content.notes = [DiagnosticStep("the number of elements is unknown until they are created")]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    let isDecorated = sites.contains { $0.role == .decorator }
    content.help = [
      DiagnosticSuggestion(
        isDecorated
          ? "contribute the decorator's elements in separate statements"
          : "contribute each element in a separate statement",
        at: sites.first?.location),
      DiagnosticSuggestion("or inject \(collection)", at: requests.first?.request.location),
    ]
    return content
  }

  private var problem: DiagnosticText {
    if sites.contains(where: { $0.role == .decorator }) {
      return "is injected with deferred elements, but is decorated as a whole"
    }
    if isWhole { return "is injected with deferred elements, but is bound as a whole" }
    let contributions: DiagnosticText = sites.count == 1 ? "one contribution adds" : "\(sites.count) contributions add"
    return "is injected with deferred elements, but \(contributions) several at once"
  }
}

extension DiagnosticID {
  /// A multibinding is injected with deferred elements, but a contribution has several elements.
  public static let undeferrableContribution = DiagnosticID(rawValue: "undeferrable-contribution")
}
