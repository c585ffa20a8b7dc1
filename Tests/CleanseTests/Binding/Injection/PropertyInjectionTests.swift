import TestSupport
import Cleanse
import Testing

@Suite("Property injection")
struct PropertyInjectionTests {
  struct ATag: Cleanse.Tag { typealias Element = String }
  struct BTag: Cleanse.Tag { typealias Element = String }
  struct CTag: Cleanse.Tag { typealias Element = String }

  struct Settings {
    let text: String
  }

  class AClass {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var a: String!
  }

  class BClass: AClass {
    var b: String?
    var settings: Settings?

    func injectProperties(superInjector: PropertyInjector<AClass>, b: TaggedProvider<BTag>, settings: Settings) {
      superInjector.injectProperties(into: self)
      self.b = b.get()
      self.settings = settings
    }
  }

  final class CClass: BClass {
    var c: TaggedProvider<CTag>?
  }

  final class Screen {
    var title = ""
    var makeTitle: (() -> String)?
    var number: Int?

    func inject(title: String, makeTitle: @escaping () -> String) {
      self.title = title
      self.makeTitle = makeTitle
    }
  }

  struct Injectors: Module {
    static func configure(binder: Binder<Singleton>) {
      let counter = Counter()
      binder.bind().tagged(with: ATag.self).to(value: "A")
      binder.bind().tagged(with: BTag.self).to(value: "B")
      binder.bind().tagged(with: CTag.self).to(value: "C")
      binder.bind().to(value: Settings(text: "settings"))
      binder.bind().to { "Title \(counter.increment())" }
      binder.bindPropertyInjectionOf(AClass.self).to {
        $0.a = ($1 as TaggedProvider<ATag>).get()
      }
      binder.bindPropertyInjectionOf(BClass.self).to {
        $0.injectProperties(superInjector: $1, b: $2, settings: $3)
      }
      binder.bindPropertyInjectionOf(CClass.self).to(injector: self.injectPropertiesIntoC)
      binder.bindPropertyInjectionOf(Screen.self).to(injector: Screen.inject)
    }

    static func injectPropertiesIntoC(
      target: CClass, superInjector: PropertyInjector<BClass>, cString: TaggedProvider<CTag>
    ) {
      superInjector.injectProperties(into: target)
      target.a = "overridden"
      target.c = cString
    }
  }

  @Test("A trailing closure of a property injector receives the object and its dependencies")
  func trailingClosure() throws {
    let target = AClass()
    try resolve(PropertyInjector<AClass>.self, from: Injectors.self).injectProperties(into: target)
    #expect(target.a == "A")
  }

  @Test("A property injector runs the superclass's injector only if it injects that injector")
  func superclass() throws {
    let target = BClass()
    try resolve(PropertyInjector<BClass>.self, from: Injectors.self).injectProperties(into: target)
    #expect(target.a == "A")
    #expect(target.b == "B")
    #expect(target.settings?.text == "settings")

    let other = BClass()
    try resolve(PropertyInjector<AClass>.self, from: Injectors.self).injectProperties(into: other)
    #expect(other.a == "A")
    #expect(other.b == nil)
  }

  @Test("A property injector may be a static function with labels")
  func staticFunction() throws {
    let target = CClass()
    try resolve(PropertyInjector<CClass>.self, from: Injectors.self).injectProperties(into: target)
    #expect(target.a == "overridden")
    #expect(target.b == "B")
    #expect(target.c?.get() == "C")
  }

  @Test("A property injector with a method creates new unshared dependencies for each object")
  func method() throws {
    let injector = try resolve(PropertyInjector<Screen>.self, from: Injectors.self)
    let first = Screen()
    let second = Screen()
    injector.injectProperties(into: first)
    injector.injectProperties(into: second)
    #expect([first.title, second.title] == ["Title 1", "Title 2"])
    #expect(first.makeTitle?() == "Title 3")
  }

  @Test("A property injector of a superclass does not bind an injector of the subclass")
  func ownClass() throws {
    struct OnlyA: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bindPropertyInjectionOf(AClass.self).to { $0.a = $1 as String }
        binder.bind(String.self).to(value: "A")
      }
    }
    try expectMissing(PropertyInjector<BClass>.self, spelledAs: PropertyInjector<BClass>.self, in: OnlyA.self)
  }

  @Test("A subcomponent injects the property injectors of its parent")
  func fromChild() throws {
    let target = BClass()
    try resolveFromChild(PropertyInjector<BClass>.self, of: Injectors.self).injectProperties(into: target)
    #expect(target.b == "B")
  }

  @Test("Two property injectors of one class are a duplicate binding")
  func duplicate() throws {
    struct Twice: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(String.self).to(value: "A")
        binder.bindPropertyInjectionOf(AClass.self).to { $0.a = $1 as String }
        binder.bindPropertyInjectionOf(AClass.self).to { $0.a = $1 as String }
      }
    }
    let error = #expect(throws: DuplicateBinding.self) { try GraphValidator.check(Asking<Twice, String>.self) }
    #expect(error?.boundType == PropertyInjector<AClass>.self)
  }
}
