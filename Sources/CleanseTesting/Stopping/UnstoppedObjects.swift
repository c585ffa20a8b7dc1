import BindingGraph
import Cleanse

/// Fails a test whose graph releases objects before their `onStop` hooks have run, or has services that do not run.
final class UnstoppedObjects: LifecycleObserver {
  private let root: TypeReference
  private let user: GraphUser
  private let site: CallSite
  private let serviceLimit: Double?
  private let trait: AbandonedGraphs?
  private let noteKeptObjects: @Sendable () -> Void

  /// - Parameters:
  ///   - root: the root component of the graph.
  ///   - user: the part of `CleanseTesting` that builds the graph.
  ///   - site: the statement at which failures are recorded.
  ///   - serviceLimit: how long an object may exist before its service runs, in seconds; `nil` for no limit.
  ///   - trait: stops instances of the root component at the end of the test.
  ///   - noteKeptObjects: a closure that is called before objects are kept alive because of a failure.
  init(
    in root: Any.Type, of user: GraphUser, at site: CallSite, serviceLimit: Double?, stoppedBy trait: AbandonedGraphs?,
    noteKeptObjects: @escaping @Sendable () -> Void = {}
  ) {
    self.root = TypeReference(root)
    self.user = user
    self.site = site
    self.serviceLimit = serviceLimit
    self.trait = trait
    self.noteKeptObjects = noteKeptObjects
  }

  func noteServices(_ services: AwaitedServices) {
    guard let serviceLimit else { return }
    Task {
      guard let objects = await services.objects(existingFor: serviceLimit) else { return }
      record(objects.map { UnstartedServiceFact(object: $0, root: root, user: user) })
    }
  }

  func noteAbandonment(_ instance: AbandonedInstance) {
    if instance.objects.first?.component == root, trait?.take(instance, at: site) == true { return }
    noteKeptObjects()
    instance.keepObjects()
    record(instance.objects.map { UnstoppedObjectFact(object: $0, root: root, user: user) })
  }

  private func record(_ facts: [any DiagnosticFact]) {
    FailureRecorder.record(DiagnosticRenderer.assertion.report(of: facts.map { Diagnostic($0) }), at: site)
  }
}

extension AwaitedServices {
  /// Returns the objects that exist for a time in seconds; `nil` if the instance is started or released before.
  ///
  /// Counts the duration of sleeps instead of reading a clock: the time at a breakpoint does not count.
  fileprivate func objects(existingFor limit: Double) async -> [UnstoppedObject]? {
    let sleep = min(limit, 1)
    var elapsed = 0.0
    while let objects {
      if elapsed >= limit { return objects }
      try? await Task.sleep(nanoseconds: UInt64(sleep * 1_000_000_000))
      if Task.isCancelled { return nil }
      if !objects.isEmpty { elapsed += sleep }
    }
    return nil
  }
}
