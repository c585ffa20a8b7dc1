import Cleanse

/// Shared objects with dependencies on objects, for which an optimized client has its own form of binding.
enum SharedObjects {
  class Part {
    let text: String
    init(text: String) { self.text = text }
    deinit { SharedObjects.released += 1 }
  }

  final class Alone: Part {
    init() { super.init(text: "alone") }
  }

  final class OfOne: Part {
    init(alone: Alone) { super.init(text: "one of \(alone.text)") }
  }

  /// Created on each request.
  final class Fresh<Kind>: Part {
    init(one: OfOne) { super.init(text: "fresh \(Kind.self) with \(one.text)") }
  }

  final class OfThree: Part {
    init(alone: Alone, fresh: Fresh<Int>, one: OfOne) {
      super.init(text: [alone, fresh, one].map(\.text).joined(separator: " + "))
    }
  }

  final class OfSeven: Part {
    init(
      first: Fresh<Int>, second: Fresh<String>, third: OfThree, fourth: OfOne, fifth: Alone, sixth: Part,
      seventh: Fresh<Int>
    ) {
      let parts: [Part] = [first, second, third, fourth, fifth, sixth, seventh]
      super.init(text: "\(parts.map(\.text)), \(first === seventh ? "the same" : "two")")
    }
  }

  struct Value {
    let text: String
  }

  /// Depends on a value that is not an object.
  final class OfValue: Part {
    init(value: Value, seven: OfSeven) { super.init(text: "\(value.text): \(seven.text)") }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      let captured = Part(text: "captured")
      binder.bind(Alone.self).sharedInScope().to(factory: Alone.init)
      binder.bind(OfOne.self).sharedInScope().to(factory: OfOne.init)
      binder.bind(Fresh<Int>.self).to(factory: Fresh<Int>.init)
      binder.bind(Fresh<String>.self).to(factory: Fresh<String>.init)
      binder.bind(OfThree.self).sharedInScope().to(factory: OfThree.init)
      binder.bind(Part.self).sharedInScope().to { captured }
      binder.bind(OfSeven.self).sharedInScope().to(factory: OfSeven.init)
      binder.bind(Value.self).to { Value(text: "value") }
      binder.bind(OfValue.self).sharedInScope().to(factory: OfValue.init)
      binder.bind(Part.self).intoCollection().sharedInScope().to { (one: OfOne) in one }
      binder.bind(Part.self).intoDictionary(key: "three").sharedInScope().to { (three: OfThree, _: Alone) in three }
    }

    struct Root {
      let value: OfValue
      let all: [Part]
      let named: [String: Part]
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to(factory: Root.init)
    }
  }

  nonisolated(unsafe) static var released = 0

  static func run() throws {
    withExtendedLifetime(try ComponentFactory.of(App.self).build()) { root in
      print("SharedObjects: \(root.value.text)")
      print("SharedObjects: \(root.all.map(\.text)) \(root.named.mapValues(\.text))")
      print("SharedObjects: \(released) that nobody holds are released")
    }
    print("SharedObjects: \(released) are released with the graph")
  }
}
