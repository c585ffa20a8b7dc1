import Cleanse

var overridesOfClock: Overrides {
  Overrides().overriding(Clock.self) { FakeClock() }
}
