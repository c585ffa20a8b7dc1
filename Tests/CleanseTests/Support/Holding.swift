/// Holds what it is given: the root of components that tests look into.
final class Holding<Held> {
  let held: Held

  init(held: Held) {
    self.held = held
  }
}

/// Holds two things.
final class HoldingBoth<First, Second> {
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

/// Refers to an object without keeping it.
struct Observer<Object: AnyObject> {
  private weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }

  var isAlive: Bool { object != nil }
}
