import BindingGraph

/// A value whose `onStop` hooks or services its instance should have stopped.
package struct AbandonedValue: Sendable {
  /// The type as it is bound.
  package let type: TypeReference
  /// Where it is bound.
  package let location: SourceLocation?
}

extension InstanceLifecycle {
  /// The nodes whose values need a stop: they have an `onStop` hook and what it ends, or a service that runs.
  private var unstoppedNodes: [Int] {
    guard !phases.isStopping else { return [] }
    return lifecycle.hooked.nodes.filter { node in
      guard let part = part(of: node) else { return false }
      // An `onStart` hook begins what `onStop` ends. Otherwise the creation does.
      let hasBegun = part.create != nil || !part.isForStart || started.contains(node)
      return serviceRuns[node] != nil || !part.stopHooks.isEmpty && hasBegun && isToBeStopped(node)
    }
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
    let nodes = unstoppedNodes
    guard !nodes.isEmpty else { return }
    for slot in nodes.compactMap({ slot(of: $0) }) { _ = Unmanaged.passRetained(slot) }
    abandonmentObserver(nodes.map(value))
  }
}
