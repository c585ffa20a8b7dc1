import Testing

@testable import cleanse_autowire

@Suite("Parameters of initializers") struct ParameterRuleTests {
  @Test("A parameter of a marked type is injected") func marked() throws {
    let wiring = try wiring(
      """
      protocol Clock: Injectable {}
      class ClockImpl: Clock {}
      class A: Injectable { init(_ a: any Clock, b: Clock, c: (any Clock), d: B, e: sending B) {} }
      class B: Injectable {}
      """)
    #expect(wiring.summary[1] == "A = A(Clock, b: Clock, c: Clock, d: B, e: B)")
  }

  @Test("A parameter may have any form of a dependency that a graph serves") func forms() throws {
    let wiring = try wiring(
      """
      class B: Injectable {}
      class A: Injectable {
        init(
          a: Provider<B>, b: @escaping () -> B, c: TaggedProvider<Name>, d: WeakProvider<B>, e: B?, f: B!, g: [Page],
          h: ComponentFactory<Session>, i: Factory<Detail>, j: PropertyInjector<View>, k: Cleanse.Provider<Int>,
          l: Set<Page>, m: [String: Page], n: @escaping () -> Provider<Int>, o: LegacyObjectGraph, p: Provider<B>?,
          q: Swift.Optional<B>, r: ( ) -> B, s: Swift.Array<Page>, t: Lazy<B>
        ) {}
      }
      """)
    #expect(
      wiring.summary[1] == """
        A = A(a: ?, b: () -> B, c: ?, d: ?, e: B, f: B, g: ?, h: ?, i: ?, j: ?, k: ?, l: ?, m: ?, n: ?, o: ?, p: ?, \
        q: B, r: () -> B, s: ?, t: ?)
        """)
    #expect(wiring.refused.isEmpty)
  }

  @Test("A marked type is injected in every spelling of its name") func spellings() throws {
    var rules = WiringRules()
    rules.moduleName = "Probe"
    let wiring = try wiring(
      [
        "A.swift": """
        protocol Clock: Injectable {}
        struct ClockImpl: Clock {}
        enum Shop { struct Cart: Injectable {} }
        struct A: Injectable {
          init(
            a: any Probe::Clock, b: (any Probe::Clock)?, c: Probe::Shop.Cart, d: Shop.Probe::Cart!, e: Probe . Clock,
            f: Swift::Optional<Shop.`Cart`>, g: @escaping () -> any Probe::Clock, h: borrowing Shop.Cart,
            i: consuming Shop.Cart, j: __owned Shop.Cart, k: any(Clock), l: (((Clock)))
          ) {}
        }
        """
      ], rules)
    #expect(
      wiring.summary[2] == """
        A = A(a: Clock, b: Clock, c: Shop.Cart, d: Shop.Cart, e: Clock, f: Shop.Cart, g: () -> Clock, h: Shop.Cart, \
        i: Shop.Cart, j: Shop.Cart, k: Clock, l: Clock)
        """)
    #expect(wiring.refused.isEmpty)
  }

  @Test("A form with a module selector is not confused with a type of this module") func selectedForms()
    throws
  {
    let wiring = try wiring(
      """
      struct Provider<Value> {}
      struct A: Injectable {
        let a: Cleanse::Provider<A>
        let b: Swift::Array<any Other::Page>
        let c: [Other::Page: Int]
        let d: Cleanse::LegacyObjectGraph
        let e: (Pure::Factory<Page>)?
        let f: [any P & Q]
      }
      """)
    #expect(wiring.summary == ["A = A(a: ?, b: ?, c: ?, d: ?, e: ?, f: ?)"])
    #expect(wiring.refused.isEmpty)
  }

  @Test("A parameter type without a binding is refused at its line in every spelling") func refusedSpellings() throws {
    var rules = WiringRules()
    rules.moduleName = "Probe"
    let wiring = try wiring(
      [
        "A.swift": """
        protocol Clock: Injectable {}
        struct ClockImpl: Clock {}
        struct A: Injectable {
          init(
            a: Other::Clock,
            b: Swift::Int,
            c: [3 of Clock],
            d: InlineArray<3, any Clock>,
            e: (Clock, Clock),
            f: any Clock & Sendable,
            g: Clock.Type,
            h: (any Clock).Type,
            i: any Probe::Clock<Int>,
            j: nonisolated(nonsending) () async -> Clock,
            k: @isolated(any) () -> Clock,
            l: @MainActor () -> Clock,
            m: () throws(Never) -> Clock,
            n: [some Clock],
            o: (some Clock)?,
            p: Other.Provider<Clock>,
            q: isolated (any Actor)? = #isolation
          ) {}
        }
        """
      ], rules)
    #expect(wiring.refused.map(\.line) == Array(5...20))
    #expect(
      wiring.refused.filter { $0.problem.kind.id.rawValue == "unsuitable-parameter" } == [
        RefusedLine(18, .unsuitableParameter(name: "n", modifier: "some")),
        RefusedLine(19, .unsuitableParameter(name: "o", modifier: "some")),
      ])
  }

  @Test("A type of the module that is named like a form is refused") func ownForms() throws {
    let wiring = try wiring(
      """
      struct Provider<Value> {}
      class A: Injectable { init(a: Provider<A>, b: Cleanse.Provider<A>, c: Factory) {} }
      """)
    #expect(
      wiring.refused == [
        RefusedLine(2, .uninjectableParameter(name: "a", type: "Provider<A>")),
        RefusedLine(2, .uninjectableParameter(name: "c", type: "Factory")),
      ])
  }

  @Test("Factories and configurators of Pure modules are injected") func modules() throws {
    let wiring = try wiring(
      """
      class Page: FactoryModule {}
      enum List { class Cell: View {} }
      extension List.Cell: Pure.ConfiguratorModule {}
      class A: Injectable {
        init(a: Page.Factory, b: List.Cell.Configurator, c: Pure.Factory<Page>, d: Configurator<List.Cell>) {}
      }
      class B: Injectable {
        init(page: Page.Configurator) {}
      }
      """)
    #expect(wiring.summary == ["A = A(a: Page.Factory, b: List.Cell.Configurator, c: ?, d: ?)"])
    #expect(wiring.refused == [RefusedLine(8, .uninjectableParameter(name: "page", type: "Page.Configurator"))])
  }

  @Test("Each parameter that cannot be injected is an error at its own line") func unmarked() throws {
    let wiring = try wiring(
      """
      class A: Injectable {
        init(
          b: Int,
          c: String?,
          d: some Collection,
          e: inout A,
          f: A...,
          g: @autoclosure () -> A,
          h: Box<A>,
          i: (Int) -> A
        ) {}
      }
      """)
    #expect(
      wiring.refused == [
        RefusedLine(3, .uninjectableParameter(name: "b", type: "Int")),
        RefusedLine(4, .uninjectableParameter(name: "c", type: "String?")),
        RefusedLine(5, .unsuitableParameter(name: "d", modifier: "some")),
        RefusedLine(6, .unsuitableParameter(name: "e", modifier: "inout")),
        RefusedLine(7, .unsuitableParameter(name: "f", modifier: "...")),
        RefusedLine(8, .unsuitableParameter(name: "g", modifier: "@autoclosure")),
        RefusedLine(9, .uninjectableParameter(name: "h", type: "Box<A>")),
        RefusedLine(10, .uninjectableParameter(name: "i", type: "(Int) -> A")),
      ])
  }

  @Test("An isolated, sendable, throwing or async closure is refused as a parameter") func closures() throws {
    let wiring = try wiring(
      """
      class A: Injectable {
        init(
          b: @escaping @Sendable () -> A,
          c: @MainActor () -> A,
          d: (@Sendable () -> A)?,
          e: @Sendable () -> A?,
          f: () throws -> A,
          g: () async -> A
        ) {}
      }
      class B: Injectable { init(a: (() -> A)?, b: () -> A?, c: (@escaping () -> A)) {} }
      """)
    #expect(wiring.refused.map(\.line) == [3, 4, 5, 6, 7, 8])
    #expect(wiring.refused[2] == RefusedLine(5, .uninjectableParameter(name: "d", type: "(@Sendable () -> A)?")))
    #expect(wiring.summary == ["B = B(a: ?, b: ?, c: () -> A)"])
  }

  @Test("A closure is injected only if its result could be injected") func unmarkedClosures() throws {
    let wiring = try wiring(
      """
      class A: Injectable {
        init(
          b: @escaping () -> Int,
          c: () -> any Clock,
          d: (() -> String)?,
          e: () -> A?,
          f: () -> [Page],
          g: () -> () -> A,
          h: () -> Aliased,
          i: Aliased?,
          j: () -> Int = { 3 }
        ) {}
      }
      typealias Aliased = A
      """)
    #expect(
      wiring.refused == [
        RefusedLine(3, .uninjectableParameter(name: "b", type: "@escaping () -> Int")),
        RefusedLine(4, .uninjectableParameter(name: "c", type: "() -> any Clock")),
        RefusedLine(5, .uninjectableParameter(name: "d", type: "(() -> String)?")),
        RefusedLine(9, .aliasedParameter(name: "h", type: "Aliased")),
        RefusedLine(10, .aliasedParameter(name: "i", type: "Aliased")),
      ])
    var rules = WiringRules()
    rules.allowsUnmarked = true
    let allowed = try AutowireGeneratorTests.wiring("struct A: Injectable { let b: () -> Int }", rules)
    #expect(allowed.summary == ["A = A(b: ?)"])
  }

  @Test("A closure without a result, an isolated parameter and an alias are refused") func neverServed() throws {
    let wiring = try wiring(
      """
      class A: Injectable {
        init(
          done: @escaping () -> Void,
          other: () -> (),
          end: @escaping () -> Never,
          store: isolated Store,
          page: Page,
          names: () -> Void = {},
          maker: @escaping Maker<Page>
        ) {}
      }
      typealias Page = A
      typealias Maker<T> = () -> T
      actor Store: Injectable {}
      """)
    #expect(
      wiring.refused == [
        RefusedLine(3, .uninjectableParameter(name: "done", type: "@escaping () -> Void")),
        RefusedLine(4, .uninjectableParameter(name: "other", type: "() -> ()")),
        RefusedLine(5, .uninjectableParameter(name: "end", type: "@escaping () -> Never")),
        RefusedLine(6, .unsuitableParameter(name: "store", modifier: "isolated")),
        RefusedLine(7, .aliasedParameter(name: "page", type: "Page")),
        RefusedLine(9, .aliasedParameter(name: "maker", type: "Maker")),
      ])
  }

  @Test("A parameter keeps its default unless its type is marked") func defaults() throws {
    let wiring = try wiring(
      """
      class B: Injectable {}
      class A: Injectable { init(b: B = B(), c: Int = 3, d: [Int] = [], e: inout Int = 3) {} }
      """)
    #expect(wiring.summary[1] == "A = A(b: B)")
  }

  @Test("A parameter of an unmarked type is left to the graph if the rules allow it") func allowed() throws {
    var rules = WiringRules()
    rules.allowsUnmarked = true
    let wiring = try wiring(
      "class A: Injectable { init(b: Int, c: inout Int) {} }\nstruct D: Injectable { let e: E }", rules)
    #expect(wiring.summary == ["D = D(e: ?)"])
    #expect(wiring.refused == [RefusedLine(1, .unsuitableParameter(name: "c", modifier: "inout"))])
  }

  @Test("A parameter type without backticks refers to a marked type with backticks") func backticks() throws {
    let wiring = try wiring(
      "class `Protocol`: Injectable {}\nclass A: Injectable { init(a: Protocol, b: `Protocol`) {} }")
    #expect(wiring.summary == ["`Protocol` = `Protocol`()", "A = A(a: `Protocol`, b: `Protocol`)"])
  }

  @Test("A parameter type refers to the nearest type of its name") func nearest() throws {
    var rules = WiringRules()
    rules.moduleName = "App"
    let wiring = try wiring(
      [
        "A.swift": """
        struct Cart: Injectable {}
        enum Shop {
          struct Cart: Injectable {}
          enum Desk { struct Page: Injectable { let cart: Cart; let other: App.Cart; let same: Shop.Cart } }
        }
        enum Bank {
          struct Cart {}
          struct Page: Injectable { let cart: Cart }
        }
        """,
        "B.swift": """
        private struct Cart {}
        extension Shop { struct Till: Injectable { let cart: Cart } }
        struct Page: Injectable { let cart: Cart; let other: Other.Cart }
        """,
      ], rules)
    #expect(
      wiring.summary == [
        "Cart = Cart()", "Shop.Cart = Shop.Cart()",
        "Shop.Desk.Page = Shop.Desk.Page(cart: Shop.Cart, other: Cart, same: Shop.Cart)",
        "Shop.Till = Shop.Till(cart: Shop.Cart)",
      ])
    #expect(
      wiring.refused.map(\.problem) == [
        .uninjectableParameter(name: "cart", type: "Cart"), .uninjectableParameter(name: "cart", type: "Cart"),
        .uninjectableParameter(name: "other", type: "Other.Cart"),
      ])
  }
}
