import Testing

@testable import cleanse_autowire

@Suite("Injected initializers") struct InitializerRuleTests {
  @Test("The only accessible designated initializer is injected") func designated() throws {
    let wiring = try wiring(
      """
      class A: Injectable {
        init(b: B) {}
        convenience init() { self.init(b: B()) }
        private init(c: Int) {}
      }
      struct B: Injectable {}
      """)
    #expect(wiring.summary == ["A = A(b: B)", "B = B()"])
  }

  @Test("A class with convenience initializers only uses its inherited or implicit initializer")
  func convenience() throws {
    let wiring = try wiring(
      """
      class Base { init(b: B) {} }
      class A: Base, Injectable { convenience init(name: String) { self.init(b: B()) } }
      class B: Injectable { convenience init(name: String) { self.init() } }
      """)
    #expect(wiring.summary == ["A = A(b: B)", "B = B()"])
  }

  @Test("A comment chooses an initializer, also in an extension") func chosen() throws {
    let wiring = try wiring(
      """
      class A: Injectable {
        init(b: B) {}
        // autowire: inject
        init() {}
      }
      struct B: Injectable { let number: Int }
      extension B {
        // autowire: inject
        init() { number = 3 }
      }
      """)
    #expect(wiring.summary == ["A = A()", "B = B()"])
  }

  @Test("Unavailable initializers and init(coder:) are not injected") func candidates() throws {
    let wiring = try wiring(
      """
      class A: Injectable {
        init(b: B) {}
        required init?(coder: NSCoder) { nil }
        @available(*, unavailable) init() {}
        @available(*, unavailable, message: "no") init(c: Int) {}
      }
      class B: Injectable { @available(iOS, unavailable) init(a: A) {} }
      class C: Injectable { required init?(coder: NSCoder) { nil } }
      @available(*, unavailable) class D: Injectable {}
      """)
    #expect(wiring.summary == ["A = A(b: B)", "B = B(a: A)"])
    #expect(
      wiring.refused == [
        RefusedLine(8, .onlyForDecoding("C")), RefusedLine(9, .unavailableType("D")),
      ])
  }

  @Test("The Decodable initializer is injected only if there is no other one") func decodable() throws {
    let wiring = try wiring(
      """
      struct A: Injectable, Codable {
        init(b: B) {}
        init(from decoder: any Decoder) throws {}
      }
      struct B: Injectable, Codable { init(from decoder: Decoder) throws {} }
      class C: Injectable { init(from a: A) throws {} }
      class D: Injectable { @available(*, unavailable) init() {} }
      """)
    #expect(wiring.summary == ["A = A(b: B)"])
    #expect(
      wiring.refused == [
        RefusedLine(5, .onlyForDecoding("B")), RefusedLine(6, .throwingInitializer(of: "C")),
        RefusedLine(7, .noReachableInitializer(of: "D")),
      ])
  }

  @Test(
    "The choosing comment may have any spacing and form",
    arguments: [
      "// autowire: inject", "//autowire:inject", "/* autowire: inject */", "/// autowire: inject",
      "//  autowire:  inject",
      "// autowire: inject\n", "/*autowire: inject*/\n\n", "// autowire: inject, since it is the only complete one",
      "// autowire: inject\n// For tests:\n@discardableResult",
      "/*\n  autowire: inject\n*/", "/**\n * The complete one.\n * autowire: inject\n */\n// For all.",
      "/* autowire: inject",
    ])
  func spacedChoice(comment: String) throws {
    let end = comment.hasPrefix("/*") && !comment.contains("*/") ? " */" : "\n "
    let wiring = try wiring("class A: Injectable {\n  init(a: A, b: A) {}\n\n\(comment)\(end) init(a: A) {}\n}")
    #expect(wiring.summary == ["A = A(a: A)"])
    #expect(wiring.refused.isEmpty)
  }

  @Test("A different comment, or one above another declaration, chooses no initializer")
  func otherComments() throws {
    for comment in [
      "// autowire", "// do not autowire: inject", "// autowire: inject\nvar a = 3",
      "/* autowire: inject */ var a = 3", "var a = 3 /* autowire: inject */",
      "/* autowire: inject */ var a = 3 /* c */",
      "/*\n autowire: inject\n*/ var a = 3",
    ] {
      let wiring = try wiring("class A: Injectable {\n  init(a: A, b: A) {}\n\(comment)\n  init(a: A) {}\n}")
      #expect(wiring.refused.map(\.problem) == [.severalInitializers(of: "A")])
    }
  }

  @Test("Several initializers without a choice, or with two choices, are refused") func several() throws {
    let wiring = try wiring(
      """
      class A: Injectable { init() {}
        init(b: Int) {} }
      class B: Injectable {
        // autowire: inject
        init() {}
        // autowire: inject
        init(b: Int) {}
      }
      """)
    #expect(
      wiring.refused == [
        RefusedLine(1, .severalInitializers(of: "A")), RefusedLine(3, .severalChosenInitializers(of: "B")),
      ])
  }

  @Test("A failable, throwing, async, generic or private initializer is refused") func unsuitable() throws {
    let wiring = try wiring(
      """
      class A: Injectable { init?() {} }
      class B: Injectable { init() throws {} }
      class C: Injectable { init() async {} }
      class D: Injectable { init<T>(t: T) {} }
      class E: Injectable { private init() {} }
      class F: Injectable { init!() {} }
      class G: Injectable { init() throws(Problem) {} }
      """)
    #expect(wiring.summary.isEmpty)
    #expect(
      wiring.refused == [
        RefusedLine(1, .failableInitializer(of: "A")), RefusedLine(2, .throwingInitializer(of: "B")),
        RefusedLine(3, .asynchronousInitializer(of: "C")), RefusedLine(4, .genericInitializer(of: "D")),
        RefusedLine(5, .noReachableInitializer(of: "E")), RefusedLine(6, .failableInitializer(of: "F")),
        RefusedLine(7, .throwingInitializer(of: "G")),
      ])
  }

  @Test("A struct without an initializer uses its memberwise initializer") func memberwise() throws {
    let wiring = try wiring(
      """
      struct A: Injectable {
        let b: B
        let constant = 3
        var number = 5
        var title: String?
        var c: C { didSet {} }
        var computed: Int { 3 }
        static let other: Int = 3
      }
      struct B: Injectable { private var hidden = 3 }
      struct C: Injectable { private let hidden: Int }
      struct D: Injectable { @State var count: Int }
      struct E: Injectable { let name: String }
      struct F: Injectable { let b: B; lazy var other: B = B() }
      struct G: Injectable { let b: B; private lazy var other = 3 }
      struct H: Injectable { let b: B; private let other = 3 }
      """)
    #expect(wiring.summary == ["A = A(b: B, c: C)", "B = B()", "F = F(b: B)", "H = H(b: B)"])
    #expect(
      wiring.refused == [
        RefusedLine(11, .noReachableInitializer(of: "C")),
        RefusedLine(12, .wrappedProperty(name: "count", wrapper: "State")),
        RefusedLine(13, .uninjectableParameter(name: "name", type: "String")),
        RefusedLine(15, .noReachableInitializer(of: "G")),
      ])
  }

  @Test("A property with the wrapper Lazy is injected as a lazy dependency") func lazyProperties() throws {
    let wiring = try wiring(
      """
      struct A: Injectable {
        @Lazy var b: B
        @Cleanse.Lazy var page: Page
        @Lazy var title: String?
      }
      struct B: Injectable { @Lazy private var hidden: A }
      struct C: Injectable {
        @Lazy var b: B
        struct Lazy<Value> {}
      }
      """)
    #expect(wiring.summary == ["A = A(b: ?, page: ?, title: ?)"])
    #expect(
      wiring.refused == [
        RefusedLine(6, .noReachableInitializer(of: "B")), RefusedLine(8, .wrappedProperty(name: "b", wrapper: "Lazy")),
      ])
  }

  @Test("A class without an initializer uses that of its superclass") func inherited() throws {
    let wiring = try wiring(
      """
      class Base { init(b: B) {} }
      class A: Base, Injectable {}
      class B: Injectable {}
      class C: D, Injectable {}
      class D: C {}
      """)
    #expect(wiring.summary == ["A = A(b: B)", "B = B()", "C = C()"])
  }

  @Test("A type with a conditional initializer or stored property is refused") func conditional() throws {
    let wiring = try wiring(
      """
      class A: Injectable {
        #if DEBUG
        init() {}
        #endif
      }
      struct B: Injectable {
        #if DEBUG
        let number: Int
        #endif
      }
      """)
    #expect(
      wiring.refused == [
        RefusedLine(3, .conditionalMember(of: "A")), RefusedLine(6, .conditionalMember(of: "B")),
      ])
  }

  @Test("A conditional type is bound under its conditions") func conditionalType() throws {
    let wiring = try wiring(
      """
      #if DEBUG
      struct A: Injectable {}
      #else
      struct A: Injectable { init(b: B) {} }
      #endif
      struct B: Injectable {}
      """)
    #expect(wiring.summary == ["#if DEBUG: A = A()", "#if !(DEBUG): A = A(b: B)", "B = B()"])
  }
}
