import Cleanse

// One graph for each kind of error, and some with several.

enum MissingBinding {
  struct Oven { let thermometer: Thermometer }
  struct Thermometer {}
  struct Kitchen: RootComponent {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Oven>) -> BindingReceipt<Oven> { bind.to(factory: Oven.init) }
  }
}

enum MissingSeveralTimes {
  struct Flour {}
  struct Bread { let flour: Flour }
  struct Cake { let flour: Provider<Flour>, sugar: () -> Sugar }
  struct Sugar {}
  struct Bakery { let bread: Bread, cake: Cake }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Bread.init)
      binder.bind().to(factory: Cake.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bakery>) -> BindingReceipt<Bakery> {
      bind.to(factory: Bakery.init)
    }
  }
}

enum MissingFarDown {
  struct A { let b: B }
  struct B { let c: C }
  struct C { let d: D }
  struct D {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(C.self).to { C(d: $0) }
      binder.bind(B.self).to { B(c: $0) }
    }
    static func configureRoot(binder bind: ReceiptBinder<A>) -> BindingReceipt<A> { bind.to { A(b: $0) } }
  }
}

enum MissingUnreached {
  struct Lonely { let nobody: Nobody }
  struct Nobody {}
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Lonely.init) }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 3) }
  }
}

enum MissingWithHints {
  protocol Radio {}
  struct KitchenRadio: Radio {}
  final class Phone {}
  struct Name: Cleanse.Tag { typealias Element = String }
  struct OtherName: Cleanse.Tag { typealias Element = String }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(factory: KitchenRadio.init)
      binder.bind(String.self).tagged(with: Name.self).to(value: "")
      binder.bind(Phone?.self).to(value: nil)
      binder.bind(Int.self).intoCollection().to(value: 1)
      binder.bind(Double.self).intoSet().to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (_: any Radio, _: String, _: Phone, _: Int, _: [Double], _: TaggedProvider<OtherName>, _: [Int: Int]) in true
      }
    }
  }
}

enum MissingInModule {
  struct Clock {}
  struct ClockModule: Module {
    static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Clock.init) }
  }
  struct Night: Component {
    static func configure(binder: UnscopedBinder) { binder.include(module: ClockModule.self) }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: Clock) in 1 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Night.self) }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Clock, _: ComponentFactory<Night>, _: UInt8) in 3 }
    }
  }
}

enum DuplicateBinding {
  struct Yeast {}
  struct YeastModule: Module {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: Yeast.init)
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Yeast.self).to { Yeast() }
      binder.include(module: YeastModule.self)
      binder.bind(Int.self).to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Yeast) in 3 } }
  }
}

enum DuplicateCollection {
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind([Int].self).to(value: [])
      binder.bind(Int.self).intoCollection().to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: [Int]) in "" }
    }
  }
}

enum DuplicateKey {
  enum Meal { case breakfast, lunch }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind(Int.self).intoDictionary(key: "bread").to(value: 1)
      binder.bind(Int.self).intoDictionary(key: "cake").to(value: 2)
      binder.bind(Int.self)
        .intoDictionary(key: "bread")
        .to(value: 3)
      binder.bind(Int.self).intoDictionary(key: Meal.lunch).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: Meal.breakfast).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: Meal.lunch).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: -1).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: 1).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: true).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: 0x1_0).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: 16).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: 1.50).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: 15e-1).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: 3 as Double).to(value: 1)
      binder.bind(Int.self).intoDictionary(key: 3.0).to(value: 1)
    }
    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (_: [String: Int], _: [Meal: Int], _: [Int: Int], _: [Bool: Int], _: [Double: Int]) in "" }
    }
  }
}

enum DependencyCycle {
  final class Baker { init(apprentice: Apprentice) {} }
  final class Apprentice { init(baker: Provider<Baker>) {} }
  final class Own { init(own: @escaping () -> Own) {} }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Baker.init)
      binder.bind().to(factory: Apprentice.init)
      binder.bind().to(factory: Own.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: Baker, _: Own) in 3 }
    }
  }
}

enum WeakCycle {
  final class Baker { init(apprentice: Apprentice) {} }
  final class Apprentice { init(baker: WeakProvider<Baker>) {} }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Baker.init)
      binder.bind().to(factory: Apprentice.init)
    }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to { (_: Baker) in 3 } }
  }
}

enum ScopeNesting {
  struct Inner: Component {
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> { bind.to(value: 3) }
  }
  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: ComponentFactory<Inner>) in 3 }
    }
  }
}

enum SelfInstallation {
  struct Inner: Component {
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<UInt8>) -> BindingReceipt<UInt8> {
      bind.to { (_: ComponentFactory<Inner>) in 3 }
    }
  }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.install(dependency: Inner.self) }
    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (_: ComponentFactory<Inner>) in 3 }
    }
  }
}

enum SeveralFaults {
  struct A { let b: B, missing: UInt16 }
  struct B { let c: Provider<C> }
  struct C { let b: B, other: UInt32? }
  struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {
      binder.bind().to(factory: B.init)
      binder.bind().to(factory: C.init)
      binder.bind(Int.self).to(value: 1)
      binder.bind(Int.self).to(value: 2)
      binder.bind(Int.self).to(value: 3)
    }
    static func configureRoot(binder bind: ReceiptBinder<A>) -> BindingReceipt<A> { bind.to(factory: A.init) }
  }
}

enum UnsharedHooks {
  final class Pump {
    func run() {}

    static func configure(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
      bind.onStart { $0.run() }.to(factory: Pump.init)
    }
  }

  final class Valve {}
  final class Motor: Sendable {}

  struct Root: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Motor.self).configured { $0.running { _ in }.to(factory: Motor.init) }
      binder.bind(Pump.self).configured(with: Pump.configure)
      binder.bind(Valve.self).intoCollection().configured { $0.onStop { _ in }.to(factory: Valve.init) }
      binder.bind().configured(with: sharedPump)
    }

    private static func sharedPump(_ bind: ReceiptBinder<[Pump]>) -> BindingReceipt<[Pump]> {
      bind.onStop { _ in }.to { (pump: Pump) in [pump] }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.onStart { _ in }.to { (pumps: [Pump], _: [Valve], _: Motor) in pumps.count }
    }
  }
}
