import BindingGraph
import Cleanse

/// Builds a graph, releases it, and finds the objects that stay alive.
final class ReleaseCheck<C: RootComponent> {
  private let report: ValidationReport
  private let overrides: Overrides
  private let serviceLoader: CleanseServiceLoader
  private let exceptions: Set<ObjectIdentifier>
  private let log = SharedValueLog()
  /// The errors that prevent the graph from being built.
  private var diagnostics: [Diagnostic] = []

  init(
    _ component: C.Type, overrides: Overrides, serviceLoader: CleanseServiceLoader, exceptions: [Any.Type]
  ) {
    self.overrides = overrides
    self.serviceLoader = serviceLoader
    self.exceptions = Set(exceptions.map { ObjectIdentifier($0) })
    report = GraphValidator.validate(component, overrides: overrides)
  }

  // MARK: Building

  /// Builds an instance, passes its root to a closure, and releases it.
  func build(_ seed: C.Seed, at site: CallSite, _ use: (C.Root) throws -> Void) rethrows {
    guard
      let factory = making({ [log] in
        try ComponentFactory.of(
          C.self, overrides: overrides, serviceLoader: serviceLoader, creationObserver: log.note,
          lifecycleObserver: stops(.releaseAssertion, at: site))
      })
    else { return }
    func useInstance() throws {
      let instance = factory.instantiate(seed)
      try use(instance.root)
    }
    #if canImport(ObjectiveC)
      try autoreleasepool { try useInstance() }
    #else
      try useInstance()
    #endif
  }

  /// Builds an instance with async bindings, passes its root to a closure, stops it, and releases it.
  nonisolated(nonsending) func build(
    _ seed: C.Seed, at site: CallSite, _ use: nonisolated(nonsending) (C.Root) async throws -> Void
  ) async throws {
    let factory = making { [log] in
      try AsyncComponentFactory.of(
        C.self, overrides: overrides, serviceLoader: serviceLoader, creationObserver: log.note,
        lifecycleObserver: stops(.releaseAssertion, at: site))
    }
    guard let factory else { return }
    let instance = try await factory.instantiate(seed)
    do {
      try await use(instance.root)
    } catch {
      await stop(instance)
      // The caller gets the error of the closure, and then does not record the errors of hooks.
      if !diagnostics.isEmpty { record(at: site) }
      throw error
    }
    await stop(instance)
  }

  private func stops(_ user: GraphUser, at site: CallSite) -> UnstoppedObjects {
    UnstoppedObjects(
      in: C.self, of: user, at: site, serviceLimit: StopLimits.serviceStart, stoppedBy: nil,
      noteKeptObjects: log.disregard)
  }

  private nonisolated(nonsending) func stop(_ instance: ComponentInstance<C>) async {
    do {
      try await instance.stopLeavingHooksBehind(after: StopLimits.hooks, serviceTimeLimit: StopLimits.services)
    } catch {
      diagnostics = Diagnostic.list(of: error, for: .releaseAssertion)
    }
  }

  private func making<Factory>(_ make: () throws -> Factory) -> Factory? {
    do {
      return try make()
    } catch {
      diagnostics = Diagnostic.list(of: error, for: .releaseAssertion)
      return nil
    }
  }

  // MARK: Result

  /// Waits until everything is released, at most one second.
  nonisolated(nonsending) func waitForRelease() async {
    for _ in 0..<100 where !unreleased.isEmpty { try? await Task.sleep(nanoseconds: 10_000_000) }
  }

  func record(at site: CallSite) {
    let diagnostics =
      diagnostics.isEmpty ? UnreleasedObject.list(unreleased, in: report.graph).map(\.diagnostic) : diagnostics
    guard !diagnostics.isEmpty else { return }
    FailureRecorder.record(DiagnosticRenderer.assertion.report(of: diagnostics), at: site)
  }

  private var unreleased: [WatchedValue] {
    log.values.filter { value in
      value.isAlive && value.type.type.map { !exceptions.contains(ObjectIdentifier($0)) } != false
    }
  }
}
