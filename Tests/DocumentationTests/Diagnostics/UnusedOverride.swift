import Cleanse

protocol Clock {}

struct SystemClock: Clock {}

struct FakeClock: Clock {}

struct Alarm {
  let clock: any Clock
}

struct AlarmComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Clock.self).to { $0 as SystemClock }
    binder.bind().to(factory: SystemClock.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Alarm>) -> BindingReceipt<Alarm> {
    bind.to(factory: Alarm.init)
  }
}

var overridesOfNothing: Overrides {
  Overrides().overriding(FakeClock.self) { FakeClock() }
}
