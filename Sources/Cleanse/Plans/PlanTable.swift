internal import CleanseThreads

/// The plans of a graph's components, of each the latest.
final class PlanTable {
  private let mutex = Mutex()
  private var components = IdentityTable()
  /// By the numbers of the components.
  private var plans: [ComponentPlan] = []

  /// The plan of a component; `nil` while the component is not linked.
  subscript(component: RecordedComponent) -> ComponentPlan? {
    mutex.withLock { components.knownNumber(of: Self.identity(of: component)).map { plans[$0] } }
  }

  /// Takes the plan of a component, in the place of an earlier one.
  func take(_ plan: ComponentPlan, of component: RecordedComponent) {
    let previous: ComponentPlan? = mutex.withLock {
      let number = components.number(of: Self.identity(of: component))
      guard number < plans.count else {
        plans.append(plan)
        return nil
      }
      defer { plans[number] = plan }
      return plans[number]
    }
    // Released outside the lock: a plan keeps what users' closures have captured.
    withExtendedLifetime(previous) {}
  }

  private static func identity(of component: RecordedComponent) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(component).toOpaque())
  }
}
