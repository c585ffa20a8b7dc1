internal import CleanseThreads

/// Makes and keeps dependencies, by their types.
///
///     DependencyContainer.global.register(Backend.self) { _ in HTTPBackend() }
///     DependencyContainer.global.register(Store.self) { container in Store(backend: container.resolve()) }
///     let store = DependencyContainer.global.resolve(Store.self)
///
/// There is one global container, and one for each other scope, which the global one stands behind. `Foo`, `Foo?` and
/// `Foo??` are one key.
///
/// A container may be used from all threads, and runs a factory on the thread that asks, with no lock held. It hands
/// the value to others as it is: what is not `Sendable` is to be resolved in the isolation that registered it.
// Unchecked because `registrations` is guarded by its lock, and what a registration has made by its own.
public final class DependencyContainer: @unchecked Sendable {
  /// Where the container stands.
  public let scope: DependencyContainerScope
  /// The container to fall back to; `nil` for the global one.
  private let fallback: DependencyContainer?
  private let monitor: ResolutionMonitor
  private let registrations = Guarded<[DependencyKey: Registration]>([:])
  private let log: DebugLog

  init(scope: DependencyContainerScope, fallback: DependencyContainer?, monitor: ResolutionMonitor, log: DebugLog) {
    self.scope = scope
    self.fallback = fallback
    self.monitor = monitor
    self.log = log
  }

  /// The container that all others fall back to.
  public static var global: DependencyContainer { ContainerFamily.shared.global }

  /// The container of a scope, made at the first call for it.
  public static func container(for scope: DependencyContainerScope) -> DependencyContainer {
    ContainerFamily.shared.container(for: scope)
  }

  /// Called with a message when a factory replaces another one, on the thread that registers it. Without it nothing is
  /// written.
  public static var debugLog: (@Sendable (String) -> Void)? {
    get { ContainerFamily.shared.log.receiver }
    set { ContainerFamily.shared.log.receiver = newValue }
  }

  // MARK: Registering

  /// Registers how a dependency is made, in the place of what was registered for its type before, along with what that
  /// had made.
  ///
  /// - Parameters:
  ///   - type: the type that is asked for.
  ///   - lifecycle: how often the factory is asked.
  ///   - factory: makes the dependency when it is asked for, with what the container resolves; that is the container
  ///     where the factory stands, even where it was asked through another one. An error reaches the caller of
  ///     `tryResolve(_:)`.
  public func register<Dependency>(
    _ type: Dependency.Type = Dependency.self, lifecycle: LifecycleType = .singleton,
    with factory: @escaping (DependencyContainer) throws -> Dependency
  ) {
    register(Dependency.self as Any.Type, lifecycle: lifecycle, makingAny: factory)
  }

  /// - Parameter origin: what has chosen the factory, as messages show it.
  func register(
    _ type: Any.Type, lifecycle: LifecycleType, origin: String? = nil,
    makingAny factory: @escaping (DependencyContainer) throws -> Any
  ) {
    register(
      Registration(of: DependencyKey(type), lifecycle: lifecycle, in: scope, origin: origin, factory: factory))
  }

  /// Registers a type that is known only while the program runs.
  /// - Parameters:
  ///   - key: the type that is asked for.
  ///   - lifecycle: how often the factory is asked.
  ///   - factory: makes values of that type; whether it does is seen when the first is asked for.
  public func register(
    key: DependencyKey, lifecycle: LifecycleType = .singleton,
    with factory: @escaping (DependencyContainer) throws -> Any
  ) {
    register(Registration(of: key, lifecycle: lifecycle, in: scope, factory: factory))
  }

  private func register(_ registration: Registration) {
    // What was registered goes after the lock, because deinitializers may come back here.
    let replaced = registrations.withValue { $0.updateValue(registration, forKey: registration.key) }
    guard let replaced else { return }
    log.note(
      "\(replaced.type) was registered again in the scope '\(scope)': the new factory has taken the place of the former one."
    )
  }

  // MARK: Resolving

  /// The dependency of a type. Where there is none, the program stops with the message of `tryResolve(_:)`.
  public func resolve<Dependency>(_ type: Dependency.Type = Dependency.self) -> Dependency {
    valueOrStop(of: type) { try tryResolve(type) }
  }

  /// The value of a property, made if need be.
  func resolve<Dependency>(_ property: Registration, as type: Dependency.Type) -> Dependency {
    valueOrStop(of: type) { try value(of: property, as: type) }
  }

  /// - Parameter type: what is resolved, for the message of an error that does not know it.
  func valueOrStop<Dependency>(of type: Any.Type, _ resolve: () throws -> Dependency) -> Dependency {
    do {
      return try resolve()
    } catch let error as DependencyResolutionError {
      fatalError("\(error)")
    } catch {
      fatalError("\(type) cannot be created in the scope '\(scope)', because a factory has failed: \(error)")
    }
  }

  /// The dependency of a type.
  /// - Throws: `DependencyResolutionError`, or the error of a factory.
  public func tryResolve<Dependency>(_ type: Dependency.Type = Dependency.self) throws -> Dependency {
    let key = DependencyKey(Dependency.self)
    if let own = registration(of: key) { return try value(of: own, as: Dependency.self) }
    // The global container makes and keeps what is its own.
    if let fallback, let global = fallback.registration(of: key) {
      return try fallback.value(of: global, as: Dependency.self)
    }
    throw DependencyResolutionError(.notRegistered, of: key.type, in: scope, known: known())
  }

  /// The value of a registration of this container, made if need be.
  private func value<Dependency>(of registration: Registration, as type: Dependency.Type) throws -> Dependency {
    guard let value = try monitor.value(of: registration, in: self) else {
      if let nothing = OptionalType.nothing(of: type) { return nothing }
      throw DependencyResolutionError(
        .absent, of: registration.type, in: registration.scope, origin: registration.origin)
    }
    guard let dependency = value as? Dependency else {
      throw DependencyResolutionError(
        .unfit(Swift.type(of: value)), of: registration.type, in: registration.scope, origin: registration.origin)
    }
    return dependency
  }

  /// Whether nothing is registered here.
  var isEmpty: Bool { registrations.withValue { $0.isEmpty } }

  private func registration(of key: DependencyKey) -> Registration? {
    registrations.withValue { $0[key] }
  }

  /// What is registered here and in the global container, for messages.
  private func known() -> [DependencyResolutionError.Registered] {
    let types = registrations.withValue { $0.values.map(\.type) }
    return [DependencyResolutionError.Registered(scope: scope, types: types)] + (fallback?.known() ?? [])
  }
}
