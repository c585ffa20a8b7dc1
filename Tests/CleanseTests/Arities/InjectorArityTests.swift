import Cleanse
import Testing

@Suite("Injectors of 1 to 20 dependencies")
struct InjectorArityTests {
  struct Methods: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bindPropertyInjectionOf(TakesOne.self).to(injector: TakesOne.injectOne)
      binder.bindPropertyInjectionOf(TakesTwo.self).to(injector: TakesTwo.injectTwo)
      binder.bindPropertyInjectionOf(TakesTen.self).to(injector: TakesTen.injectTen)
      binder.bindPropertyInjectionOf(TakesTwenty.self).to(injector: TakesTwenty.injectTwenty)
    }
  }

  struct Functions: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bindPropertyInjectionOf(TakesOne.self).to(injector: Injectors.injectOne)
      binder.bindPropertyInjectionOf(TakesTwo.self).to(injector: Injectors.injectTwo)
      binder.bindPropertyInjectionOf(TakesTen.self).to(injector: Injectors.injectTen)
      binder.bindPropertyInjectionOf(TakesTwenty.self).to(injector: Injectors.injectTwenty)
    }
  }

  /// The same, completed through the binder that a component with an injector as root gets.
  struct ConfiguredMethods: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind(PropertyInjector<TakesOne>.self).configured {
        $0.propertyInjector { $0.to(injector: TakesOne.injectOne) }
      }
      binder.bind(PropertyInjector<TakesTwo>.self).configured {
        $0.propertyInjector { $0.to(injector: TakesTwo.injectTwo) }
      }
      binder.bind(PropertyInjector<TakesTen>.self).configured {
        $0.propertyInjector { $0.to(injector: TakesTen.injectTen) }
      }
      binder.bind(PropertyInjector<TakesTwenty>.self).configured {
        $0.propertyInjector { $0.to(injector: TakesTwenty.injectTwenty) }
      }
    }
  }

  struct ConfiguredFunctions: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind(PropertyInjector<TakesOne>.self).configured {
        $0.propertyInjector { $0.to(injector: Injectors.injectOne) }
      }
      binder.bind(PropertyInjector<TakesTwo>.self).configured {
        $0.propertyInjector { $0.to(injector: Injectors.injectTwo) }
      }
      binder.bind(PropertyInjector<TakesTen>.self).configured {
        $0.propertyInjector { $0.to(injector: Injectors.injectTen) }
      }
      binder.bind(PropertyInjector<TakesTwenty>.self).configured {
        $0.propertyInjector { $0.to(injector: Injectors.injectTwenty) }
      }
    }
  }

  @Test("hand each dependency to its parameter, when they are methods")
  func methods() throws {
    try check(Methods.self)
    try check(ConfiguredMethods.self)
  }

  @Test("hand each dependency to its parameter, when they are functions of the object and its dependencies")
  func functions() throws {
    try check(Functions.self)
    try check(ConfiguredFunctions.self)
  }

  private func check<M: Module>(_ module: M.Type) throws where M.Scope == Singleton {
    try check(TakesOne(), in: M.self, expected: [1])
    try check(TakesTwo(), in: M.self, expected: [1, 2])
    try check(TakesTen(), in: M.self, expected: Array(1...10))
    try check(TakesTwenty(), in: M.self, expected: Array(1...20))
  }

  private func check<M: Module, Target: InjectionTarget>(
    _ target: Target, in module: M.Type, expected: [Int]
  ) throws where M.Scope == Singleton {
    try resolve(PropertyInjector<Target>.self, from: M.self).injectProperties(into: target)
    #expect(target.numbers == expected)
  }
}
