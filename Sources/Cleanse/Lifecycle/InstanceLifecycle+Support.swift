import BindingGraph

extension InstanceLifecycle {
  /// Used only by the steps of bindings with a lifecycle, so that other programs do not link it.
  static let support: LifecycleSupport = LifecycleSupport(
    passes: Check.passesOfLifecycles,
    plan: { nodes in
      let lifecycle = LifecyclePlanner.plan(nodes)
      return { plan, observer in
        SlotLifecycle(object: InstanceLifecycle(lifecycle, of: plan, observer: observer), support: support)
      }
    },
    add: { lifecycle(in: $2).add($0, for: $1) },
    connect: { lifecycle(in: $1).connect($0) },
    makeEagerValues: { lifecycle(in: $0).makeEagerValues() },
    endObservation: { lifecycle(in: $0).endObservation() })

  private static func lifecycle(in object: AnyObject) -> InstanceLifecycle {
    unsafeDowncast(object, to: InstanceLifecycle.self)
  }
}

extension SlotLifecycle {
  /// The lifecycle, with all its functions.
  var instance: InstanceLifecycle? { object as? InstanceLifecycle }
}
