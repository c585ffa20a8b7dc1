internal import CleanseThreads

/// Ensures that a singleton is created once, and reports a cycle as an error with its path.
///
/// It knows which factories run on which thread. It holds no lock while a factory runs.
final class ResolutionMonitor: Sendable {
  private let creationMonitor = CreationMonitor()
  /// The registrations whose factories run on each thread, outermost first.
  private let running = Guarded<[ThreadIdentity: [Registration]]>([:])

  /// The value of a registration: the stored one, or a new one.
  /// - Parameter container: the container of the registration.
  /// - Throws: `DependencyResolutionError` if the factory depends on itself, or the error of the factory.
  func value(of registration: Registration, in container: DependencyContainer) throws -> Any? {
    switch registration.lifecycle {
    case .singleton: try singleton(of: registration, in: container)
    case .transient: try newValue(of: registration, in: container)
    }
  }

  private func singleton(of registration: Registration, in container: DependencyContainer) throws -> Any? {
    switch registration.once.begin(in: creationMonitor) {
    case .take(let value): return value
    case .waitForever(let cycle):
      throw circularity(of: registration, running.withValue { Self.chain(through: cycle, in: $0) })
    case .make:
      do {
        let value = try run(registration, in: container)
        registration.once.end(with: .some(value), in: creationMonitor)
        return value
      } catch {
        registration.once.end(with: nil, in: creationMonitor)
        throw error
      }
    }
  }

  private func newValue(of registration: Registration, in container: DependencyContainer) throws -> Any? {
    let underWay = running.withValue { $0[.current] ?? [] }
    if let start = underWay.firstIndex(where: { $0 === registration }) {
      throw circularity(of: registration, underWay[start...])
    }
    return try run(registration, in: container)
  }

  private func run(_ registration: Registration, in container: DependencyContainer) throws -> Any? {
    let thread = ThreadIdentity.current
    running.withValue { $0[thread, default: []].append(registration) }
    defer {
      running.withValue {
        $0[thread]?.removeLast()
        if $0[thread]?.isEmpty == true { $0[thread] = nil }
      }
    }
    return try registration.make(in: container)
  }

  // MARK: Cycles

  /// The registrations that the threads of a cycle are creating, from the awaited ones on.
  private static func chain(
    through cycle: [any OwnedCreation], in running: [ThreadIdentity: [Registration]]
  ) -> ArraySlice<Registration> {
    cycle.reduce(into: []) { chain, creation in
      let underWay = creation.owner.flatMap { running[$0] } ?? []
      chain += underWay.drop { $0.once !== creation as AnyObject }
    }
  }

  /// - Parameter chain: the path from the registration back to itself.
  private func circularity(
    of registration: Registration, _ chain: ArraySlice<Registration>
  ) -> DependencyResolutionError {
    let links = chain.filter { !$0.isProperty }
    let steps = (links + links.prefix(1)).map { DependencyResolutionError.Step(type: $0.type, scope: $0.scope) }
    return DependencyResolutionError(.circular(steps), of: registration.type, in: registration.scope)
  }
}
