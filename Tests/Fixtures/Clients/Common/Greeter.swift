protocol Greeter {
  func greet() -> String
}

final class FriendlyGreeter: Greeter {
  let clock: Clock

  init(clock: Clock) {
    self.clock = clock
  }

  func greet() -> String {
    clock.ticks += 1
    return "Hello \(clock.ticks)"
  }
}

struct SilentGreeter: Greeter {
  func greet() -> String { "" }
}
