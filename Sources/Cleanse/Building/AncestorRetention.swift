internal import CleanseThreads

/// Keeps alive what an installed component needs of its ancestors, where their slots lead back to the factory: the whole
/// cluster at first, and once it is known exactly what the component needs, that alone.
final class AncestorRetention {
  /// What a component needs, found out at its first build.
  struct Needs {
    let plan: ComponentPlan
    let imports: ContiguousArray<Import>
  }

  enum State {
    case cluster(SlotCluster)
    case needs(Needs)
  }

  private let mutex = Mutex()
  private var present: State

  init(_ cluster: SlotCluster) {
    present = .cluster(cluster)
  }

  var state: State {
    mutex.withLock { present }
  }

  /// Lets go of the cluster, once a component that was not linked is.
  func narrow(to needs: Needs) {
    let previous = mutex.withLock {
      defer { present = .needs(needs) }
      return present
    }
    // Released outside the lock, because that may run user code.
    withExtendedLifetime(previous) {}
  }
}
