/// A loop that a program runs with a shared value between the start and the stop of its instance.
struct LifecycleService {
  /// A function that runs beside everything else, and belongs to no actor.
  typealias Function<Element> = @Sendable (Element) async throws -> Void

  /// One call of the loop, for one value.
  typealias Call = @Sendable () async throws -> Void

  let onReturn: ServiceEnd
  let onThrow: ServiceEnd
  /// The calls for the values of a slot: a contribution may have several values.
  let calls: (Slot) -> [Call]

  /// - Parameter values: the values of a slot that the loop is for.
  init<Element: Sendable>(
    onReturn: ServiceEnd, onThrow: ServiceEnd, values: @escaping (Slot) -> [Element], run: @escaping Function<Element>
  ) {
    self.onReturn = onReturn
    self.onThrow = onThrow
    calls = { slot in
      values(slot).map { value in { try await run(value) } }
    }
  }
}
