/// Retains its argument: the root of components that tests inspect.
final class Holding<Held> {
  let held: Held

  init(held: Held) {
    self.held = held
  }
}

/// Retains two arguments.
final class HoldingBoth<First, Second> {
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

/// Refers to an object without retaining it.
struct Observer<Object: AnyObject> {
  private weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }

  var isAlive: Bool { object != nil }
}
