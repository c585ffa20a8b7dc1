/// What a program does with a shared value when its instance is started or stopped.
struct LifecycleHook {
  #if compiler(>=6.2)
    /// A function that runs in the isolation of its caller, and lets a value stay there.
    typealias Function<Element> = nonisolated(nonsending) (Element) async throws -> Void
  #else
    typealias Function<Element> = (Element) async throws -> Void
  #endif

  /// Runs the hook for the value of a slot, beginning in the isolation of the graph. Where it fails, the last parameter
  /// says whether to go on with other values of the slot: it throws, or does not.
  let run: (Slot, isolated (any Actor)?, _ handle: (any Error) throws -> Void) async throws -> Void

  /// - Parameter values: the values of a slot that the hook is for: of a contribution there may be several.
  init<Element>(_ hook: @escaping Function<Element>, values: @escaping (Slot) -> [Element]) {
    // They belong to the graph, and run where it lives: the isolation that starts and stops its instance.
    nonisolated(unsafe) let (hook, values) = (hook, values)
    run = { slot, isolation, handle in
      for value in values(slot) {
        do { try await hook(value) } catch { try handle(error) }
      }
    }
  }
}
