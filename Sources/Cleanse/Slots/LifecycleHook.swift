/// What a program does with a shared value when its instance is started or stopped.
struct LifecycleHook {
  /// A function that runs in the isolation of its caller, and lets a value stay there.
  typealias Function<Element> = nonisolated(nonsending) (Element) async throws -> Void

  /// One call of the hook, for one value, in the isolation of the graph.
  typealias Call = (isolated any Actor) async throws -> Void

  /// The calls for the values of a slot: a contribution may have several values.
  let calls: (Slot) -> [Call]

  /// - Parameter values: the values of a slot that the hook is for.
  init<Element>(_ hook: @escaping Function<Element>, values: @escaping (Slot) -> [Element]) {
    calls = { slot in
      values(slot).map { value in
        // They belong to the graph, and run where it lives: the isolation that starts and stops its instance.
        nonisolated(unsafe) let (hook, value) = (hook, value)
        return { _ in try await hook(value) }
      }
    }
  }
}
