import Cleanse
import Testing

private struct Name: Equatable {
  let text: String
}

private final class Part {}

private func bindName<B: BinderBase>(_ text: String, in binder: B) {
  binder.bind(Name.self).to(value: Name(text: text))
}

extension BinderBase {
  fileprivate func bindNumbers() {
    bind().to { (name: Name) in name.text.count }
    bind(Double.self).to { Double($0 as Int) }
  }
}

extension BinderType where Scope: Cleanse.Scope {
  fileprivate func bindPart() {
    bind().sharedInScope().to(factory: Part.init)
  }
}

@Suite("Helpers for binder protocols")
struct BinderHelperTests {
  private struct Extra: Module {
    static func configure(binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 8) }
  }
  private struct ScopedExtra: Module {
    static func configure(binder: Binder<Singleton>) { binder.bind(Int16.self).to(value: 16) }
  }
  private struct Inner: Component {
    typealias Root = String
    typealias Seed = Int32
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to { "\($0 as Int32)" } }
  }

  private static func includeAll<B: BinderType>(in binder: B) where B.Scope == Singleton {
    binder.include(module: Extra.self)
    binder.include(module: ScopedExtra.self)
    binder.install(dependency: Inner.self)
  }

  private struct Helped: Module {
    static func configure(binder: Binder<Singleton>) {
      bindName("seven", in: binder)
      binder.bindNumbers()
      binder.bindPart()
      BinderHelperTests.includeAll(in: binder)
    }
  }

  @Test("A helper for a binder protocol binds, shares, includes and installs like the binder")
  func protocols() throws {
    #expect(try resolve(Name.self, from: Helped.self) == Name(text: "seven"))
    #expect(try resolve(Double.self, from: Helped.self) == 5)
    let pair = try resolve(HoldingBoth<Part, Part>.self, from: Pairs.self)
    #expect(pair.first === pair.second)
    #expect(try resolve(Int8.self, from: Helped.self) == 8)
    #expect(try resolve(Int16.self, from: Helped.self) == 16)
    #expect(try built(by: resolve(ComponentFactory<Inner>.self, from: Helped.self), of: 3) == "3")
  }

  private struct Pairs: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bindPart()
      binder.bind().to(factory: HoldingBoth<Part, Part>.init)
    }
  }

  private func built<F: ComponentFactoryProtocol>(
    by factory: F, of seed: F.ComponentElement.Seed
  ) -> F.ComponentElement.Root {
    factory.build(seed)
  }

  private struct Erased: Module {
    static func configure(binder: Binder<Singleton>) {
      let any = AnyBinder(binder: binder)
      bindName("any", in: any)
      any.binder.bindNumbers()
      Binder<Singleton>(binder: any).bindPart()
      any.include(module: Extra.self)
      any.bindFactory(String.self).to { (_: Assisted<Void>, name: Name) in name.text }
      any.bindPropertyInjectionOf(Part.self).to { (_: Part, _: Name) in }
    }
  }

  @Test("A type-erased binder binds, includes modules and converts back to a typed binder")
  func erased() throws {
    #expect(try resolve(Double.self, from: Erased.self) == 3)
    #expect(try resolve(Int8.self, from: Erased.self) == 8)
    #expect(try resolve(Factory<EmptySeed<String>>.self, from: Erased.self).build() == "any")
    let part = try resolve(Part.self, from: Erased.self)
    try resolve(PropertyInjector<Part>.self, from: Erased.self).injectProperties(into: part)
  }

  private struct App: RootComponent {
    typealias Root = Name
    static func configure(binder: Binder<Singleton>) {
      binder.bindPropertyInjectionOf(Part.self).to { (_: Part, _: Name) in }
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.binder.bind(Int.self).to(value: 4)
      return bind.to { Name(text: "\($0 as Int)") }
    }
  }

  @Test("A receipt binder binds other types in addition to its own")
  func receiptBinder() throws {
    #expect(try ComponentFactory.of(App.self).build() == Name(text: "4"))
  }

  private struct Wrapping: WrappedBinder {
    let binder: BinderBase
  }

  private struct Wrapped: Module {
    static func configure(binder: Binder<Singleton>) {
      let wrapping = Wrapping(binder: Wrapping(binder: binder))
      bindName("wrapped", in: wrapping)
      wrapping.bindNumbers()
      wrapping.include(module: Extra.self)
      wrapping.binder.install(dependency: Inner.self)
    }
  }

  @Test("A wrapped binder binds, includes modules and installs components")
  func wrapped() throws {
    #expect(try resolve(Double.self, from: Wrapped.self) == 7)
    #expect(try resolve(Int8.self, from: Wrapped.self) == 8)
    #expect(try resolve(ComponentFactory<Inner>.self, from: Wrapped.self).build(2) == "2")
  }

  private struct Inputs: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Name.self).configured { (bind: ReceiptBinder<Name>) -> BindingReceipt<ReceiptBinder<Name>.Input> in
        bind.to(value: Name(text: "input"))
      }
      let letters = binder.bindFactory(String.self)
      letters.binder.bind(Int.self).to(value: 1)
      letters.to { (_: Assisted<Void>, name: Name, number: Int) in "\(name.text) \(number)" }
    }
  }

  @Test("A receipt binder exposes its input type, and an assisted binding its binder")
  func steps() throws {
    #expect(try resolve(Factory<EmptySeed<String>>.self, from: Inputs.self).build() == "input 1")
  }

  private final class Screen {
    private(set) var title = ""
    func inject(_ name: Name) { title = name.text }
  }

  private struct Injecting: Module {
    static func configure(binder: Binder<Singleton>) {
      bindName("title", in: binder)
      binder.bind(PropertyInjector<Screen>.self).propertyInjector(configuredWith: { $0.to(injector: Screen.inject) })
    }
  }

  @Test("A binding of the property injector type accepts an injector")
  func propertyInjector() throws {
    let screen = Screen()
    try resolve(PropertyInjector<Screen>.self, from: Injecting.self).injectProperties(into: screen)
    #expect(screen.title == "title")
  }
}
