import Cleanse

final class Clock {
  var ticks = 0
}

struct ClockModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Clock.init)
  }
}

/// Overrides the clock by one that has run for a while.
struct FakeClockModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Clock.self).sharedInScope().to {
      let clock = Clock()
      clock.ticks = 100
      return clock
    }
  }
}
