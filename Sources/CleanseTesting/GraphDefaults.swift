import BindingGraph
import Cleanse

/// What the traits of a test say of its graphs.
struct GraphDefaults: Sendable {
  private let component: TypeReference
  private let makeOverrides: @Sendable () -> Overrides
  private let allowedTypes: [TypeReference]

  /// Those of the test that runs, outermost suite first. Bound to its task, so that parallel tests share nothing.
  @TaskLocal static var ofTest: [GraphDefaults] = []

  init(of component: Any.Type, allowingLive types: [Any.Type], overrides: @escaping @Sendable () -> Overrides) {
    self.component = TypeReference(component)
    makeOverrides = overrides
    allowedTypes = types.map { TypeReference($0) }
  }

  /// The overrides of a root component.
  static func overrides(of component: Any.Type) -> Overrides {
    defaults(of: component).reduce(Overrides()) { $0 + $1.makeOverrides() }
  }

  /// The types that may be live in graphs of a root component.
  static func typesAllowedLive(in component: Any.Type) -> [TypeReference] {
    defaults(of: component).flatMap(\.allowedTypes)
  }

  private static func defaults(of component: Any.Type) -> [GraphDefaults] {
    let component = TypeReference(component)
    return ofTest.filter { $0.component == component }
  }
}
