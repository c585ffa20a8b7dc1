extension ComponentInstance {
  /// Makes the values that `start()` makes, and runs neither hooks nor services.
  /// - Parameter made: called after each of them, with whether it has an `onStart` hook, and not a service alone.
  package func makeStartedValues(_ made: (_ hasHook: Bool) -> Void) {
    slots.lifecycle?.makeStartedValues(made)
  }

  /// Calls a function with the values that still have to be stopped when the instance is released. They are not
  /// released then.
  package func observeAbandonment(_ observer: @escaping ([AbandonedValue]) -> Void) {
    slots.lifecycle?.abandonmentObserver = observer
  }

  /// A function that tells which values exist and wait for a start to begin their services, from any task and without
  /// keeping the instance alive; `nil` for an instance without services.
  package var valuesAwaitingServices: (@Sendable () -> [AbandonedValue])? {
    guard let lifecycle = slots.lifecycle, lifecycle.serviceWatch != nil else { return nil }
    let reference = UncheckedTransfer(value: WeakReference(lifecycle))
    return { reference.value.object?.valuesAwaitingServices ?? [] }
  }
}

private final class WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
