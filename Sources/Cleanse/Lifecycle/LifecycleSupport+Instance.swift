import BindingGraph

extension LifecycleSupport {
  /// Named only by the steps of bindings with a lifecycle.
  static let instance: LifecycleSupport = LifecycleSupport(
    passes: [AsynchronousComponentPass.pass, UnsharedHookPass.pass],
    plan: { nodes in
      let lifecycle = LifecyclePlanner.plan(nodes)
      return { plan, observer in
        SlotLifecycle(object: InstanceLifecycle(lifecycle, of: plan, observer: observer), support: .instance)
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
