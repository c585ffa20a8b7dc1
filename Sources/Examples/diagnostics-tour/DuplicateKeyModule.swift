import Cleanse

/// Contributes two prices under one key of a dictionary.
struct DuplicateKeyModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Price.self).intoDictionary(key: "loaf").to(value: Price(cents: 320))
    binder.bind(Price.self).intoDictionary(key: "roll").to(value: Price(cents: 60))
    binder.bind(Price.self).intoDictionary(key: "loaf").to(value: Price(cents: 350))
  }
}

struct Price {
  let cents: Int
}
