import BindingGraph
import Cleanse

/// What a test learns of its graph while that creates values.
struct GraphObservation: Sendable {
  let creations = CreationLog()
  private let liveBindings: LiveBindingWatch
  /// `nil` where no record of created bindings is wanted.
  private let coverage: CoverageLog?

  /// - Parameters:
  ///   - types: the types, as they are bound, that may be live.
  ///   - site: the statement that failures are recorded for.
  ///   - function: the function around it.
  init(allowingLive types: [TypeReference], at site: CallSite, in function: StaticString) {
    liveBindings = LiveBindingWatch(allowing: types, at: site)
    coverage = CoverageLog(at: site, in: function)
  }

  /// Takes the graph, before it creates anything.
  func begin(in graph: LinkedGraph) {
    liveBindings.begin(in: graph)
    coverage?.begin(in: graph)
  }

  @Sendable func note(_ creation: Creation) {
    creations.note(creation.key)
    coverage?.note(creation)
  }

  @Sendable func noteLiveBinding(_ node: Int, of components: [TypeReference]) {
    liveBindings.note(node, of: components)
  }
}
