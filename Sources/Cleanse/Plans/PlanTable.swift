/// The plans of a graph's components, of each the latest.
final class PlanTable {
  private let mutex = Mutex()
  private var planOfComponent: [Int: ComponentPlan] = [:]

  /// The plan of a component; `nil` while the component is not linked.
  subscript(component: RecordedComponent) -> ComponentPlan? {
    get { mutex.withLock { planOfComponent[Self.key(of: component)] } }
    set {
      let previous = mutex.withLock {
        defer { planOfComponent[Self.key(of: component)] = newValue }
        return planOfComponent[Self.key(of: component)]
      }
      // Released outside the lock: a plan keeps what users' closures have captured.
      withExtendedLifetime(previous) {}
    }
  }

  private static func key(of component: RecordedComponent) -> Int {
    Int(bitPattern: ObjectIdentifier(component))
  }
}
