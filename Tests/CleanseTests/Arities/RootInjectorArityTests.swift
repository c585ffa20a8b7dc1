import Cleanse
import Testing

@Suite("Root injectors of 1 to 20 dependencies")
struct RootInjectorArityTests {
  struct MethodOne: InjectingApp {
    static func configureInjector(
      _ bind: PropertyInjectionReceiptBinder<TakesOne>
    ) -> BindingReceipt<PropertyInjector<TakesOne>> {
      bind.to(injector: TakesOne.injectOne)
    }
  }

  struct FunctionOne: InjectingApp {
    static func configureInjector(
      _ bind: PropertyInjectionReceiptBinder<TakesOne>
    ) -> BindingReceipt<PropertyInjector<TakesOne>> {
      bind.to(injector: Injectors.injectOne)
    }
  }

  struct MethodTwo: InjectingApp {
    static func configureInjector(
      _ bind: PropertyInjectionReceiptBinder<TakesTwo>
    ) -> BindingReceipt<PropertyInjector<TakesTwo>> {
      bind.to(injector: TakesTwo.injectTwo)
    }
  }

  struct FunctionTwo: InjectingApp {
    static func configureInjector(
      _ bind: PropertyInjectionReceiptBinder<TakesTwo>
    ) -> BindingReceipt<PropertyInjector<TakesTwo>> {
      bind.to(injector: Injectors.injectTwo)
    }
  }

  struct MethodTen: InjectingApp {
    static func configureInjector(
      _ bind: PropertyInjectionReceiptBinder<TakesTen>
    ) -> BindingReceipt<PropertyInjector<TakesTen>> {
      bind.to(injector: TakesTen.injectTen)
    }
  }

  struct FunctionTen: InjectingApp {
    static func configureInjector(
      _ bind: PropertyInjectionReceiptBinder<TakesTen>
    ) -> BindingReceipt<PropertyInjector<TakesTen>> {
      bind.to(injector: Injectors.injectTen)
    }
  }

  struct MethodTwenty: InjectingApp {
    static func configureInjector(
      _ bind: PropertyInjectionReceiptBinder<TakesTwenty>
    ) -> BindingReceipt<PropertyInjector<TakesTwenty>> {
      bind.to(injector: TakesTwenty.injectTwenty)
    }
  }

  struct FunctionTwenty: InjectingApp {
    static func configureInjector(
      _ bind: PropertyInjectionReceiptBinder<TakesTwenty>
    ) -> BindingReceipt<PropertyInjector<TakesTwenty>> {
      bind.to(injector: Injectors.injectTwenty)
    }
  }

  @Test("hand each dependency to its parameter, when they are methods")
  func methods() throws {
    try check(MethodOne.self, TakesOne(), expected: [1])
    try check(MethodTwo.self, TakesTwo(), expected: [1, 2])
    try check(MethodTen.self, TakesTen(), expected: Array(1...10))
    try check(MethodTwenty.self, TakesTwenty(), expected: Array(1...20))
  }

  @Test("hand each dependency to its parameter, when they are functions of the object and its dependencies")
  func functions() throws {
    try check(FunctionOne.self, TakesOne(), expected: [1])
    try check(FunctionTwo.self, TakesTwo(), expected: [1, 2])
    try check(FunctionTen.self, TakesTen(), expected: Array(1...10))
    try check(FunctionTwenty.self, TakesTwenty(), expected: Array(1...20))
  }

  private func check<App: InjectingApp>(_ app: App.Type, _ target: App.Target, expected: [Int]) throws {
    try ComponentFactory.of(App.self).build().injectProperties(into: target)
    #expect(target.numbers == expected)
  }
}

/// A root component whose root is the injector of one class.
protocol InjectingApp: RootComponent where Scope == Unscoped, Root == PropertyInjector<Target>, Seed == Void {
  associatedtype Target: InjectionTarget

  static func configureInjector(
    _ bind: PropertyInjectionReceiptBinder<Target>
  ) -> BindingReceipt<PropertyInjector<Target>>
}

extension InjectingApp {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: NumberedModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<PropertyInjector<Target>>)
    -> BindingReceipt<PropertyInjector<Target>>
  {
    bind.propertyInjector(configuredWith: configureInjector)
  }
}
