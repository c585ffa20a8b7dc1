internal import CleanseThreads

/// A container that creates and stores dependencies by type.
///
///     DependencyContainer.global.register(Backend.self) { _ in HTTPBackend() }
///     DependencyContainer.global.register(Store.self) { container in Store(backend: container.resolve()) }
///     let store = DependencyContainer.global.resolve(Store.self)
///
/// There is one global container, and one container for each other scope. Containers of other scopes fall back to the
/// global one. `Foo`, `Foo?` and `Foo??` are the same key.
///
/// Containers are thread-safe. A factory runs on the thread that resolves, without a lock. Resolve values that are not
/// `Sendable` in the isolation that registered them.
// Unchecked because a lock guards `registrations`, and each registration guards its value with a lock of its own.
public final class DependencyContainer: @unchecked Sendable {
  /// The scope of the container.
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

  /// The global container, the fallback of all others.
  public static var global: DependencyContainer { ContainerFamily.shared.global }

  /// The container of a scope. The first call creates it.
  public static func container(for scope: DependencyContainerScope) -> DependencyContainer {
    ContainerFamily.shared.container(for: scope)
  }

  /// Receives a message when a registration replaces another one, on the thread that registers it.
  ///
  /// The default is `nil`: nothing is logged.
  public static var debugLog: (@Sendable (String) -> Void)? {
    get { ContainerFamily.shared.log.receiver }
    set { ContainerFamily.shared.log.receiver = newValue }
  }

  // MARK: Registering

  /// Registers a factory for a type. It replaces the former factory of the type and its stored value.
  ///
  /// - Parameters:
  ///   - type: the type to register.
  ///   - lifecycle: how often the factory is called.
  ///   - factory: creates the dependency. Its argument is this container, even if another container falls back to it.
  ///     The caller of `tryResolve(_:)` receives its errors.
  public func register<Dependency>(
    _ type: Dependency.Type = Dependency.self, lifecycle: LifecycleType = .singleton,
    with factory: @escaping (DependencyContainer) throws -> Dependency
  ) {
    register(Dependency.self as Any.Type, lifecycle: lifecycle, makingAny: factory)
  }

  /// - Parameter origin: the origin of the factory in messages.
  func register(
    _ type: Any.Type, lifecycle: LifecycleType, origin: String? = nil,
    makingAny factory: @escaping (DependencyContainer) throws -> Any
  ) {
    register(
      Registration(of: DependencyKey(type), lifecycle: lifecycle, in: scope, origin: origin, factory: factory))
  }

  /// Registers a factory for a type that is known only at run time.
  /// - Parameters:
  ///   - key: the type to register.
  ///   - lifecycle: how often the factory is called.
  ///   - factory: creates values of that type. A value of another type is an error when it is resolved.
  public func register(
    key: DependencyKey, lifecycle: LifecycleType = .singleton,
    with factory: @escaping (DependencyContainer) throws -> Any
  ) {
    register(Registration(of: key, lifecycle: lifecycle, in: scope, factory: factory))
  }

  private func register(_ registration: Registration) {
    // The replaced registration is released after the lock, because deinitializers may use this container.
    let replaced = registrations.withValue { $0.updateValue(registration, forKey: registration.key) }
    guard let replaced else { return }
    log.note(
      "\(TypeSpelling.name(of: replaced.type)) was registered again in the scope '\(scope)': the new factory replaces the former one."
    )
  }

  // MARK: Resolving

  /// Returns the dependency of a type. If there is none, the program stops with the message of `tryResolve(_:)`.
  public func resolve<Dependency>(_ type: Dependency.Type = Dependency.self) -> Dependency {
    valueOrStop(of: type) { try tryResolve(type) }
  }

  /// Returns the value of a property, creating it if necessary.
  func resolve<Dependency>(_ property: Registration, as type: Dependency.Type) -> Dependency {
    valueOrStop(of: type) { try value(of: property, as: type) }
  }

  /// - Parameter type: the resolved type, for the message of an error that does not contain it.
  func valueOrStop<Dependency>(of type: Any.Type, _ resolve: () throws -> Dependency) -> Dependency {
    do {
      return try resolve()
    } catch let error as DependencyResolutionError {
      fatalError("\(error)")
    } catch {
      fatalError("\(TypeSpelling.name(of: type)) cannot be created in the scope '\(scope)': a factory threw \(error)")
    }
  }

  /// Returns the dependency of a type.
  /// - Throws: `DependencyResolutionError`, or the error of a factory.
  public func tryResolve<Dependency>(_ type: Dependency.Type = Dependency.self) throws -> Dependency {
    let key = DependencyKey(Dependency.self)
    if let own = registration(of: key) { return try value(of: own, as: Dependency.self) }
    // The global container creates and keeps the values of its own registrations.
    if let fallback, let global = fallback.registration(of: key) {
      return try fallback.value(of: global, as: Dependency.self)
    }
    throw DependencyResolutionError(.notRegistered, of: key.type, in: scope, known: known())
  }

  /// Returns the value of a registration of this container, creating it if necessary.
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

  /// Whether this container has no registrations.
  var isEmpty: Bool { registrations.withValue { $0.isEmpty } }

  private func registration(of key: DependencyKey) -> Registration? {
    registrations.withValue { $0[key] }
  }

  /// The registered types of this container and of the global one, for messages.
  private func known() -> [DependencyResolutionError.Registered] {
    let types = registrations.withValue { $0.values.map(\.type) }
    return [DependencyResolutionError.Registered(scope: scope, types: types)] + (fallback?.known() ?? [])
  }
}
