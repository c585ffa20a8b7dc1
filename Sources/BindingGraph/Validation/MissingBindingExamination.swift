/// Gathers the requests for missing keys. Exists on faulty graphs only.
struct MissingBindingExamination {
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor
  private let rootsOfFactories: [Int: Int]
  private var pathsOfComponent: [ComponentNode.ID: RootPaths] = [:]
  /// `nil` where reports are brief.
  private var hints: MissingBindingHints?

  init(of graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.graph = graph
    self.advisor = advisor
    rootsOfFactories = graph.rootsOfFactories
    if ReportDetail.isComplete { hints = MissingBindingHints(in: graph, advisor: advisor) }
  }

  mutating func finding(of key: Key, requirements: [LinkedGraph.MissingRequirement]) -> MissingBindingFact {
    let requirements = reachableFirst(graph.inSourceOrder(requirements, by: \.binding))
    let asking = requirements.map { graph.component(ofBinding: $0.binding) }
    let common = asking.reduce(asking[0]) { graph.commonAncestor(of: $0, $1) }
    let type = graph.type(of: key)
    var fact = MissingBindingFact(
      key: type, shape: advisor.shape(of: type), requests: onePerPlace(requirements.map(request)),
      path: requirements.compactMap { path(to: $0) }.min { $0.links.count < $1.links.count },
      homes: graph.lineage(of: common).map(graph.home))
    if ReportDetail.isComplete { hints?.add(to: &fact, about: key, of: requirements, common: common) }
    return fact
  }

  /// One request for each binding that asks: the one that its first parameter spells.
  private func onePerPlace(_ requests: [MissingBindingFact.Request]) -> [MissingBindingFact.Request] {
    struct Place: Hashable {
      let requiredFor: TypeReference
      let location: SourceLocation?
    }
    return requests.uniqued { Place(requiredFor: $0.requiredFor, location: $0.location) }
  }

  private func request(for requirement: LinkedGraph.MissingRequirement) -> MissingBindingFact.Request {
    let binding = graph.bindings[requirement.binding]
    return MissingBindingFact.Request(
      requested: graph.type(of: requirement.requested),
      shown: graph.type(of: graph.unwrappingProviders(requirement.requested)),
      requiredFor: graph.type(of: binding.key),
      location: binding.location)
  }

  // MARK: Ways from roots

  /// Those first to which the root of their component leads: what nothing reaches can wait.
  private mutating func reachableFirst(
    _ requirements: [LinkedGraph.MissingRequirement]
  ) -> [LinkedGraph.MissingRequirement] {
    let isReachable = requirements.map { path(to: $0) != nil }
    let inOrder = zip(requirements, isReachable)
    return inOrder.filter(\.1).map(\.0) + inOrder.filter { !$0.1 }.map(\.0)
  }

  /// The shortest way from a component's root to the binding that asks.
  private mutating func path(to requirement: LinkedGraph.MissingRequirement) -> RootPath? {
    let component = graph.component(ofBinding: requirement.binding)
    let paths =
      pathsOfComponent[component] ?? RootPaths(of: component, in: graph, rootsOfFactories: rootsOfFactories)
    pathsOfComponent[component] = paths
    return paths.path(to: graph.node(ofBinding: requirement.binding, in: component))
  }
}
