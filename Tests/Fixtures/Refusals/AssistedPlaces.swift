import Cleanse

// The argument of an assisted factory comes first or last, and the parameters are no tuple.

struct Log {}
struct Clock {}

struct Letter {
  init(log: Log, text: Assisted<String>, clock: Clock) {}
}

struct LetterFactory: AssistedFactory {
  typealias Element = Letter
  typealias Seed = String
}

struct LetterModule: Module {
  static func configure(binder: UnscopedBinder) {
    let letters = binder.bindFactory(Letter.self).with(LetterFactory.self)
    // expected-error@+1 {{take the assisted argument as the first or the last parameter: Assisted<Seed>, with the Seed of the factory in with(_:)}}
    letters.to(factory: Letter.init)
    // expected-error@+1 {{take the assisted argument as the first or the last parameter: Assisted<Seed>, with the Seed of the factory in with(_:)}}
    binder.bindFactory(Letter.self).to(factory: Letter.init)
    // expected-error@+1 {{take the assisted argument as the first or the last parameter: Assisted<Seed>, with the Seed of the factory in with(_:)}}
    letters.to { (log: Log, text: Assisted<String>, clock: Clock) in Letter(log: log, text: text, clock: clock) }
    // expected-error@+1 {{take the assisted argument as the first or the last parameter: Assisted<Seed>, with the Seed of the factory in with(_:)}}
    letters.to { (all: (Assisted<String>, Log, Clock)) in Letter(log: all.1, text: all.0, clock: all.2) }

    letters.to { (text: Assisted<String>, log: Log, clock: Clock) in Letter(log: log, text: text, clock: clock) }
  }
}
