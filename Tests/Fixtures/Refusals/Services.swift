import Cleanse

// Requirements for services.

// expected-note@+1 4 {{class 'Drum' does not conform to the 'Sendable' protocol}}
final class Drum {
  func run() async {}
}

final class Horn: Sendable {
  func run() async {}

  @Sendable static func play(_ horn: Horn) async {}
}

struct BandModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-error@+1 {{'running(onReturn:onThrow:_:)' is unavailable: a binding with a service must be shared: sharedInScope().running { … }}}
    binder.bind(Horn.self).running { await $0.run() }.to { Horn() }
    // expected-error@+1 {{'running(onReturn:onThrow:_:)' is unavailable: a binding with a service must be shared: sharedInScope().running { … }}}
    binder.bind(Horn.self).intoCollection().running(onReturn: .stop) { await $0.run() }.to { Horn() }
    // expected-error@+1 {{'running(onReturn:onThrow:_:)' is unavailable: the terminator comes last: sharedInScope().running { … }.to(factory:)}}
    binder.bind(Horn.self).sharedInScope().to { Horn() }.running { await $0.run() }
    // expected-error@+1 {{type 'Drum' does not conform to the 'Sendable' protocol}}
    binder.bind(Drum.self).sharedInScope().running { await $0.run() }.to { Drum() }
    // expected-error@+1 {{type 'Drum' does not conform to the 'Sendable' protocol}}
    binder.bind(Drum.self).intoCollection().sharedInScope().running { await $0.run() }.to { Drum() }
    let drum = Drum()
    // expected-error@+1 {{capture of 'drum' with non-Sendable type 'Drum' in a '@Sendable' closure}}
    binder.bind(Horn.self).sharedInScope().running { _ in await drum.run() }.to { Horn() }

    binder.bind(Horn.self).sharedInScope().running { await $0.run() }.to { Horn() }
    binder.bind(Horn.self).sharedInScope().running(Horn.play).to { Horn() }
    binder.bind(Horn.self).intoCollection().sharedInScope().running(onReturn: .stop) { await $0.run() }.to { Horn() }
  }
}

struct BandComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: BandModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Drum>) -> BindingReceipt<Drum> {
    // expected-error@+1 {{type 'Drum' does not conform to the 'Sendable' protocol}}
    bind.running { await $0.run() }.to { Drum() }
    return bind.to { Drum() }
  }
}
