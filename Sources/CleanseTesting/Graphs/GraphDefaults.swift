import BindingGraph
import Cleanse

/// The settings of a test's trait for its graphs.
struct GraphDefaults: Sendable {
  /// The root component of the graphs.
  let component: TypeReference
  let typesAllowedLive: [TypeReference]
  let makeOverrides: @Sendable () -> Overrides
  /// The graphs that the test creates while these settings are in effect.
  private(set) var created = CreatedGraphs()
  /// The graphs that the test releases without stopping them.
  private(set) var abandoned = AbandonedGraphs()

  /// The settings of the running test, outermost suite first. Bound to its task, so that parallel tests share nothing.
  @TaskLocal static var ofTest: [GraphDefaults] = []

  init(
    of component: Any.Type, allowingLive types: [Any.Type], overrides: @escaping @Sendable () -> Overrides
  ) {
    self.component = TypeReference(component)
    typesAllowedLive = types.map { TypeReference($0) }
    makeOverrides = overrides
  }

  /// The settings for a graph that the test creates now.
  static func forGraph(of component: Any.Type) -> [GraphDefaults] {
    let component = TypeReference(component)
    for defaults in ofTest { defaults.created.note(component) }
    return ofTest.filter { $0.component == component }
  }

  /// The same settings for another case of a test, which has its own graphs.
  var forNextCase: GraphDefaults {
    var next = self
    next.created = CreatedGraphs()
    next.abandoned = AbandonedGraphs()
    return next
  }

  /// Runs a test with these settings.
  func inEffect(during test: () async throws -> Void) async throws {
    try await Self.$ofTest.withValue(Self.ofTest + [self]) { try await test() }
  }
}

extension [GraphDefaults] {
  /// The overrides of all settings, created anew.
  func overrides() -> Overrides {
    reduce(Overrides()) { $0 + $1.makeOverrides() }
  }
}
