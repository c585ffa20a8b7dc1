import BindingGraph

/// A value whose `onStop` hooks or services its instance should have stopped.
package struct AbandonedValue: Sendable {
  /// The type as it is bound.
  package let type: TypeReference
  /// Where it is bound.
  package let location: SourceLocation?
}

extension InstanceLifecycle {
  /// The values that a stop would stop now. Services count if they run, because nothing else needs an end.
  var unstoppedValues: [AbandonedValue] {
    guard !phases.isStopping else { return [] }
    return lifecycle.hooked.nodes.filter { node in
      part(of: node)?.stopHooks.isEmpty == false && isToBeStopped(node) || serviceRuns[node] != nil
    }.map(value)
  }

  /// The values that exist and have services, before the start that begins them.
  var valuesAwaitingServices: [AbandonedValue] {
    guard !phases.hasBegun else { return [] }
    return lifecycle.hooked.nodes.filter { node in
      part(of: node)?.services.isEmpty == false && slot(of: node)?.hasSharedValue == true
    }.map(value)
  }

  private func value(of node: Int) -> AbandonedValue {
    let detail = plan.configuration.details[node]
    return AbandonedValue(type: TypeReference(detail.boundType), location: detail.location)
  }

  /// Tells the observer what was not stopped, and keeps it alive: its objects may stop the program in their `deinit`.
  func noteAbandonment() {
    guard let abandonmentObserver else { return }
    let values = unstoppedValues
    guard !values.isEmpty else { return }
    for node in lifecycle.hooked.nodes where isToBeStopped(node) {
      if let slot = slot(of: node) { _ = Unmanaged.passRetained(slot) }
    }
    abandonmentObserver(values)
  }
}
