import Testing

@testable import cleanse_autowire

@Suite("Marked types") struct MarkTests {
  @Test("A marked protocol is bound to its implementation, and a class, struct or actor to itself") func kinds() throws
  {
    let wiring = try wiring(
      """
      protocol Clock: Injectable {}
      final class ClockImpl: Clock {}
      final class Page: Injectable { init(clock: any Clock) {} }
      struct List: Injectable { let page: Page }
      actor Store: Injectable { init(list: List) {} }
      class Unmarked: Clock {}
      """)
    #expect(
      wiring.summary == [
        "any Clock = ClockImpl()", "Page = Page(clock: Clock)", "List = List(page: Page)", "Store = Store(list: List)",
      ])
    #expect(wiring.refused.isEmpty)
  }

  @Test("SharedInjectable creates a shared binding, alone or with Injectable") func shared() throws {
    let wiring = try wiring(
      """
      protocol A: SharedInjectable {}
      struct AImpl: A {}
      class B: Injectable, SharedInjectable {}
      class C: Autowire.SharedInjectable {}
      protocol D: AnyObject & Injectable {}
      class DImpl: D {}
      """)
    #expect(wiring.summary == ["shared any A = AImpl()", "shared B = B()", "shared C = C()", "any D = DImpl()"])
  }

  @Test("A mark is recognized in every spelling") func spellings() throws {
    let wiring = try wiring(
      """
      struct A: Autowire::Injectable {}
      struct B: `Injectable` {}
      struct C: Autowire::`SharedInjectable` {}
      protocol D {}
      final class E: (D & Injectable), @unchecked Sendable {}
      struct F: @unchecked (Sendable & (Injectable)) {}
      struct G: @preconcurrency Injectable {}
      struct H: nonisolated Injectable {}
      struct I:
        Autowire  // The module.
        .Injectable
      {}
      struct J: @retroactive Autowire::Injectable & Sendable {}
      protocol K where Self: Injectable {}
      struct KImpl: K {}
      """)
    #expect(
      wiring.summary == [
        "A = A()", "B = B()", "shared C = C()", "E = E()", "F = F()", "G = G()", "H = H()", "I = I()", "J = J()",
        "any K = KImpl()",
      ])
    #expect(wiring.refused.isEmpty)
  }

  @Test("A type that only mentions a mark is not marked") func mentions() throws {
    let wiring = try wiring(
      """
      class Base<T> {}
      final class A: Base<any Injectable> {}
      struct B<T: Injectable> {}
      protocol C { associatedtype D: Injectable }
      struct E { func f(_ injectable: some Injectable) {} }
      """)
    #expect(wiring == Wiring(bindings: [], refusals: []))
  }

  @Test("An extension marks the type that its name refers to, with module selectors and type arguments")
  func extendedNames()
    throws
  {
    var rules = WiringRules()
    rules.moduleName = "App"
    let wiring = try wiring(
      [
        "A.swift": """
        enum Shop { struct Cart {}; struct Till {} }
        struct Box<T> {}
        extension App::Shop.Cart: Injectable {}
        extension App.Shop.App::Till: Injectable {}
        extension App::Shop { struct Desk: Injectable { let cart: Cart } }
        extension Box<Int>: Injectable {}
        struct Page {}
        extension Page?: Injectable {}
        extension [Page]: Injectable {}
        extension Other::Shop.Cart: Injectable {}
        """
      ], rules)
    #expect(
      wiring.summary == [
        "Shop.Cart = Shop.Cart()", "Shop.Till = Shop.Till()", "Shop.Desk = Shop.Desk(cart: Shop.Cart)",
      ])
    #expect(
      wiring.refused == [
        RefusedLine(2, .genericType("Box")), RefusedLine(8, .typeOfOtherModule("Page?")),
        RefusedLine(9, .typeOfOtherModule("[Page]")), RefusedLine(10, .typeOfOtherModule("Other::Shop.Cart")),
      ])
  }

  @Test("An alias of a mark is refused in functions, superclasses and parentheses") func hiddenAliases() throws {
    let wiring = try wiring(
      """
      typealias Service = (Injectable & Sendable)
      struct A: Service {}
      func f() {
        typealias Local = Injectable
        struct B: Local {}
      }
      class Base { typealias Inherited = Autowire::Injectable }
      class C: Base { struct D: Inherited {} }
      typealias Same = Base
      struct E: Same.Inherited {}
      struct F: Other.Inherited {}
      """)
    #expect(wiring.summary.isEmpty)
    #expect(
      wiring.refused == [
        RefusedLine(2, .aliasedMark("A", alias: "Service")), RefusedLine(5, .aliasedMark("B", alias: "Local")),
        RefusedLine(8, .aliasedMark("C.D", alias: "Inherited")),
        RefusedLine(10, .aliasedMark("E", alias: "Same.Inherited")),
      ])
  }

  @Test("A global actor is recognized by every qualified name") func qualifiedActors() throws {
    var rules = WiringRules()
    rules.moduleName = "App"
    let wiring = try wiring(
      [
        "A.swift": """
        @Swift::MainActor class A: Injectable {}
        @_Concurrency.MainActor class B: Injectable {}
        @globalActor actor Painter { static let shared = Painter() }
        @App::Painter class C: Injectable {}
        """
      ], rules)
    #expect(
      wiring.refused == [
        RefusedLine(1, .isolatedType("A", actor: "Swift::MainActor")),
        RefusedLine(2, .isolatedType("B", actor: "_Concurrency.MainActor")),
        RefusedLine(4, .isolatedType("C", actor: "App::Painter")),
      ])
  }

  @Test("An extension may mark a type, also in another file") func extensions() throws {
    let wiring = try wiring([
      "A.swift": "enum Shop { final class Cart { init(till: Till) {} } }",
      "B.swift": "struct Till {}\nextension Till: Injectable {}\nextension Shop.Cart: SharedInjectable {}",
    ])
    #expect(wiring.summary == ["shared Shop.Cart = Shop.Cart(till: Till)", "Till = Till()"])
  }

  @Test("An extension marks the type that is visible in its file, under its own condition") func extensionsAndFiles()
    throws
  {
    let wiring = try wiring([
      "A.swift": "private struct Cart {}",
      "B.swift": "struct Cart {}\n#if DEBUG\nextension Cart: Injectable {}\n#endif",
    ])
    #expect(wiring.summary == ["#if DEBUG: Cart = Cart()"])
    #expect(wiring.refused.isEmpty)
  }

  @Test("Each clause of a condition may mark a type differently") func clauses() throws {
    let wiring = try wiring(
      """
      struct Cart {}
      #if DEBUG
      extension Cart: Injectable {}
      #else
      extension Cart: SharedInjectable {}
      #endif
      struct Till: Injectable {}
      #if DEBUG
      extension Till: SharedInjectable {}
      #endif
      """)
    #expect(
      wiring.summary == ["#if DEBUG: Cart = Cart()", "#if !(DEBUG): shared Cart = Cart()", "shared Till = Till()"])
  }

  @Test("A project may use its own names of marks and its own suffix") func ownMarks() throws {
    var rules = WiringRules()
    rules.sharedName = "Singleton"
    rules.implementationSuffix = "Live"
    let wiring = try wiring(
      """
      protocol Injectable {}
      protocol Singleton {}
      protocol Clock: Injectable, Singleton {}
      struct ClockLive: Clock {}
      struct ClockImpl: Clock {}
      """, rules)
    #expect(wiring.summary == ["shared any Clock = ClockLive()"])
    #expect(wiring.refused.isEmpty)
  }

  @Test("A source without marked types has no bindings") func nothing() throws {
    let wiring = try wiring("struct A {}\nprotocol B {}")
    #expect(wiring == Wiring(bindings: [], refusals: []))
  }

  @Test("Bindings are sorted by file and location") func order() throws {
    let wiring = try wiring([
      "B.swift": "struct B2: Injectable {}\nstruct B1: Injectable {}", "A.swift": "struct Z: Injectable {}",
    ])
    #expect(wiring.summary == ["Z = Z()", "B2 = B2()", "B1 = B1()"])
  }

  @Test("An extension of an alias and a parameter with an alias of a marked type are refused") func aliases() throws {
    let wiring = try wiring(
      "struct Cart {}\ntypealias Basket = Cart\nextension Basket: Injectable {}\nstruct Page: Injectable { let basket: Basket }"
    )
    #expect(wiring.summary.isEmpty)
    #expect(
      wiring.refused == [
        RefusedLine(2, .alias("Basket")), RefusedLine(4, .aliasedParameter(name: "basket", type: "Basket")),
      ])
  }

  @Test("An alias of a mark is refused, and an alias of a supertype is followed") func aliasedParents()
    throws
  {
    let wiring = try wiring(
      """
      typealias Service = Injectable & Sendable
      typealias Shared = SharedInjectable
      typealias Everything = Shared & Timekeeping
      protocol Clock: Injectable {}
      typealias Timekeeping = Clock & Sendable
      final class ClockImpl: Timekeeping {}
      struct A: Service {}
      class Base { init(clock: any Clock) {} }
      typealias Root<T> = Base
      final class B: Root<Int>, Injectable {}
      final class C: Injectable, Shared {}
      struct D {}
      extension D: Everything {}
      typealias Loop = Pool
      typealias Pool = Loop
      struct E: Loop, Injectable {}
      """)
    #expect(wiring.summary == ["any Clock = ClockImpl()", "B = B(clock: Clock)", "C = C()", "E = E()"])
    #expect(
      wiring.refused == [
        RefusedLine(7, .aliasedMark("A", alias: "Service")), RefusedLine(11, .aliasedMark("C", alias: "Shared")),
        RefusedLine(13, .aliasedMark("D", alias: "Everything")),
      ])
  }

  @Test("An unavailable protocol is refused, and an unavailable type is no implementation") func unavailable() throws {
    let wiring = try wiring(
      """
      @available(*, unavailable) protocol A: Injectable {}
      class AImpl: A {}
      protocol B: Injectable {}
      @available(*, unavailable) class OldBImpl: B {}
      class BImpl: B {}
      """)
    #expect(wiring.summary == ["any B = BImpl()"])
    #expect(wiring.refused == [RefusedLine(1, .unavailableType("A"))])
  }

  @Test("A private, generic, local or foreign type and an enumeration are refused") func refused() throws {
    let wiring = try wiring(
      """
      private class A: Injectable {}
      fileprivate protocol B: Injectable {}
      private enum C { struct D: Injectable {} }
      struct E<T>: Injectable { struct F: Injectable {} }
      enum G: Injectable { case g }
      func f() { class H: Injectable {} }
      extension URLSession: Injectable {}
      """)
    #expect(wiring.summary.isEmpty)
    #expect(
      wiring.refused == [
        RefusedLine(1, .privateType("A")), RefusedLine(2, .privateType("B")), RefusedLine(3, .privateType("C.D")),
        RefusedLine(4, .genericType("E")), RefusedLine(4, .genericType("E.F")), RefusedLine(5, .enumeration("G")),
        RefusedLine(6, .localType("H")), RefusedLine(7, .typeOfOtherModule("URLSession")),
      ])
  }

  @Test("A type of a global actor is refused unless its initializer is nonisolated") func isolated() throws {
    let wiring = try wiring(
      """
      @MainActor class A: Injectable {}
      @globalActor actor Painter { static let shared = Painter() }
      @Painter struct B: Injectable { let c: C }
      class C: Injectable { @MainActor init() {} }
      @MainActor class D: Injectable { nonisolated init() {} }
      @MainActor protocol E {}
      class F: E, Injectable {}
      class G: A {}
      @Observable class H: Injectable {}
      """)
    #expect(wiring.summary == ["D = D()", "H = H()"])
    #expect(
      wiring.refused == [
        RefusedLine(1, .isolatedType("A", actor: "MainActor")), RefusedLine(3, .isolatedType("B", actor: "Painter")),
        RefusedLine(4, .isolatedInitializer(of: "C", actor: "MainActor")),
        RefusedLine(7, .isolatedType("F", actor: "MainActor")),
      ])
  }
}
