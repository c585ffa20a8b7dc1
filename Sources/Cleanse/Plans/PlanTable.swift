/// The plans of a graph's components, of each the latest.
final class PlanTable {
  private let mutex = Mutex()
  private var planOfComponent: [ObjectIdentifier: ComponentPlan] = [:]

  /// The plan of a component; `nil` while the component is not linked.
  subscript(component: RecordedComponent) -> ComponentPlan? {
    get { mutex.withLock { planOfComponent[ObjectIdentifier(component)] } }
    set {
      let previous = mutex.withLock {
        defer { planOfComponent[ObjectIdentifier(component)] = newValue }
        return planOfComponent[ObjectIdentifier(component)]
      }
      // Released outside the lock: a plan keeps what users' closures have captured.
      withExtendedLifetime(previous) {}
    }
  }
}
