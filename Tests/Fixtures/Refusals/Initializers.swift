import Cleanse

// If several initializers match, the compiler reports an ambiguity.

struct Log {}
struct Clock {}

struct Office {
  init(log: Log) {}
  // expected-note@-1 {{found this candidate}}
  init(log: Log, clock: Clock) {}
  // expected-note@-1 {{found this candidate}}
}

struct Letter {
  init(text: Assisted<String>, log: Log) {}
  // expected-note@-1 {{found this candidate}}
  init(log: Log, text: Assisted<String>) {}
  // expected-note@-1 {{found this candidate}}
}

struct LetterFactory: AssistedFactory {
  typealias Element = Letter
  typealias Seed = String
}

struct OfficeModule: Module {
  static func configure(binder: UnscopedBinder) {
    // expected-error@+1 {{ambiguous use of 'init'}}
    binder.bind(Office.self).to(factory: Office.init)
    // expected-error@+1 {{ambiguous use of 'init'}}
    binder.bindFactory(Letter.self).with(LetterFactory.self).to(factory: Letter.init)

    binder.bind(Office.self).to(factory: Office.init(log:clock:))
    binder.bindFactory(Letter.self).with(LetterFactory.self).to(factory: Letter.init(log:text:))
  }
}
