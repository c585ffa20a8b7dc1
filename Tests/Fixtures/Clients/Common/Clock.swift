import Cleanse

final class Clock {
  var ticks = 0
}

struct ClockModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Clock.init)
  }
}
