internal import CleanseThreads

/// A global container and the scoped ones that fall back to it. A program has one family; tests may create more.
final class ContainerFamily: Sendable {
  static let shared = ContainerFamily(log: .shared)

  let global: DependencyContainer
  let log: DebugLog
  private let monitor = ResolutionMonitor()
  private let scoped = Guarded<[DependencyContainerScope: DependencyContainer]>([:])

  init(log: DebugLog = DebugLog()) {
    self.log = log
    global = DependencyContainer(scope: .global, fallback: nil, monitor: monitor, log: log)
  }

  /// All existing containers.
  var containers: [DependencyContainer] { [global] + scoped.withValue { Array($0.values) } }

  func container(for scope: DependencyContainerScope) -> DependencyContainer {
    guard scope != .global else { return global }
    return scoped.withValue { containers in
      if let known = containers[scope] { return known }
      let container = DependencyContainer(scope: scope, fallback: global, monitor: monitor, log: log)
      containers[scope] = container
      return container
    }
  }
}

/// The key of a dependency in a container: its type, without optionals.
public struct DependencyKey: Hashable, Sendable {
  let type: Any.Type

  /// Creates a key. `Foo`, `Foo?` and `Foo??` have the same one.
  public init(_ type: Any.Type) {
    self.type = OptionalType.unwrapped(type)
  }

  public static func == (left: DependencyKey, right: DependencyKey) -> Bool { left.type == right.type }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// Registers the factories of a program, or of a part of it.
///
/// Run your registry at launch. A `DynamicDependencyRegistry` can replace some of the factories afterwards.
public protocol DependencyRegistryType {
  /// Registers factories in containers.
  func registerDependencies() throws
}
