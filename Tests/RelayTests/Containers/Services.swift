/// Types that the tests of containers register.
protocol Clock: AnyObject {}
final class SystemClock: Clock {}
final class StoppedClock: Clock {}

final class Engine {}

final class Ship {
  let engine: Engine

  init(engine: Engine) {
    self.engine = engine
  }
}
