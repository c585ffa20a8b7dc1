import Cleanse

// Any number of dependencies compiles, except before an argument that comes last.

struct A {}
struct Letter {}

struct LetterFactory: AssistedFactory {
  typealias Element = Letter
  typealias Seed = String
}

func last20(
  _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A,
  _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, text: Assisted<String>
) -> Letter { Letter() }

func last21(
  _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A,
  _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, text: Assisted<String>
) -> Letter { Letter() }

func first22(
  text: Assisted<String>, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A,
  _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A, _: A
) -> Letter { Letter() }

struct LetterModule: Module {
  static func configure(binder: UnscopedBinder) {
    let letters = binder.bindFactory(Letter.self).with(LetterFactory.self)
    letters.to(factory: first22)
    letters.to(factory: last20)
    // expected-error@+1 {{With more than 20 dependencies, take the Assisted argument as the first parameter.}}
    letters.to(factory: last21)
  }
}
