import BindingGraph
import Cleanse

/// The observers of a test's graph while it creates values.
struct GraphObservation: Sendable {
  let creations = CreationLog()
  private let liveBindings: LiveBindingWatch
  /// `nil` if created bindings are not recorded.
  private let coverage: CoverageLog?

  /// - Parameters:
  ///   - types: the bound types that may be live.
  ///   - site: the statement at which failures are recorded.
  ///   - function: the function that contains it.
  init(allowingLive types: [TypeReference], at site: CallSite, in function: StaticString) {
    liveBindings = LiveBindingWatch(allowing: types, at: site)
    coverage = CoverageLog(at: site, in: function)
  }

  /// Receives the graph before it creates values.
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
